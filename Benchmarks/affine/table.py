#!/usr/bin/env python3
"""Prints the tables of Benchmarks/affine.sh in Markdown: table.py FOLDER"""
import pathlib, statistics, sys

folder = pathlib.Path(sys.argv[1])


def rows(name):
    return {line.split("\t")[0]: line.rstrip("\n").split("\t")[1:] for line in open(folder / name)}


generic, substituted, cases = rows("generic.tsv"), rows("substituted.tsv"), rows("cases.tsv")
print("| screen | nodes | plain µs | with `Double` written in | ratio | affine µs | µs a node |")
print("|---|---:|---:|---:|---:|---:|---:|")
ratios, each = [], []
for path, (nodes, plain, affine) in generic.items():
    written = float(substituted[path][1])
    ratios.append(float(plain) / written)
    each.append(float(affine) / int(nodes) / 1000)
    print(f"| {pathlib.Path(path).stem} | {nodes} | {float(plain) / 1000:.1f} | {written / 1000:.1f} | {ratios[-1]:.2f} | {float(affine) / 1000:.1f} | {each[-1]:.2f} |")
print(f"\nRatio: median {statistics.median(ratios):.3f}, {min(ratios):.2f} to {max(ratios):.2f}. An affine run takes {statistics.median(each):.2f} µs a node in the median, {max(each):.2f} at most.\n")
print("| screen | cases | proof ms | median case ms | longest case ms |")
print("|---|---:|---:|---:|---:|")
for path, (count, total, median, longest) in cases.items():
    print(f"| {pathlib.Path(path).stem} | {count} | {total} | {median} | {longest} |")
totals = [float(row[1]) for row in cases.values()]
medians = [float(row[2]) for row in cases.values()]
longest = [float(row[3]) for row in cases.values()]
print(f"\nScreens: median {statistics.median(totals):.1f} ms, at most {max(totals):.0f}. Cases: median of the medians {statistics.median(medians):.2f} ms, the longest {max(longest):.2f}.")
