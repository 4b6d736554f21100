#!/usr/bin/env bash
# Measures lexing, parsing and checking of the corpus in one process: Benchmarks/throughput.sh FOLDER
#
# FOLDER has `inputs/corpus.band`; it gets `throughput.tsv`, a row for each phase: what, how fast, what we want.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
Tools/link-core.sh "$out/throughput" Benchmarks/Throughput.swift
"$out/throughput" "$out/inputs/corpus.band" >"$out/throughput.tsv"
