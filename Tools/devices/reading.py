"""A small reader of device declarations, for checks: it knows blocks, properties and lists, and no types.

It is written apart from `declaration.py`, so that a figure that one of them drops or turns is found.
"""
import re
from decimal import Decimal

TOKEN = re.compile(r'\s*(?:(//[^\n]*)|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|([{}:;,.]))')


class Block:
    """`{ … }`: properties by their dotted name, each a list of values, and the blocks inside in order."""

    def __init__(self):
        self.properties = {}
        self.children = []  # (kind, name or title, Block)

    def one(self, name, default=None):
        """The one value of a property; None for `unknown`."""
        values = self.properties.get(name, [default])
        assert len(values) == 1, (name, values)
        return None if values[0] == "unknown" else values[0]

    def named(self, kind):
        return {name: block for found, name, block in self.children if found == kind}


def devices(text):
    """Each declaration of a file: its title, its block, and its doc comment as (label, text) pairs."""
    found, comments = [], []
    tokens = list(tokenize(text))
    at = 0
    while at < len(tokens):
        kind, value = tokens[at]
        if kind == "comment":
            comments.append(value)
            at += 1
            continue
        assert (kind, value) == ("word", "device"), value
        title = tokens[at + 1][1]
        block, at = read_block(tokens, at + 2)
        found.append((title, block, facts(comments)))
        comments = []
    return found


def tokenize(text):
    at = 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        assert match, text[at:at + 40]
        comment, string, number, word, sign = match.groups()
        at = match.end()
        if comment is not None:
            yield "comment", comment
        elif string is not None:
            yield "string", string.replace('\\"', '"').replace("\\\\", "\\")
        elif number is not None:
            yield "number", Decimal(number)
        elif word is not None:
            yield "word", word
        else:
            yield "sign", sign


def read_block(tokens, at):
    assert tokens[at] == ("sign", "{")
    block, at = Block(), at + 1
    while tokens[at] != ("sign", "}"):
        if tokens[at] == ("sign", ";"):
            at += 1
            continue
        kind, name = tokens[at]
        assert kind == "word", tokens[at]
        at += 1
        if tokens[at] == ("sign", ".") or tokens[at] == ("sign", ":"):
            if tokens[at] == ("sign", "."):
                name += "." + tokens[at + 1][1]
                at += 2
            assert tokens[at] == ("sign", ":") and name not in block.properties, name
            values, at = read_values(tokens, at + 1)
            block.properties[name] = values
        else:
            title = None
            if tokens[at][0] in ("word", "string"):
                title = tokens[at][1]
                at += 1
            child, at = read_block(tokens, at)
            block.children.append((name, title, child))
    return block, at + 1


def read_values(tokens, at):
    values = [tokens[at][1]]
    at += 1
    while tokens[at] in (("sign", ","), ("word", "by")):
        values.append(tokens[at + 1][1])
        at += 2
    return [True if value == "true" else False if value == "false" else value for value in values], at


def facts(comments):
    """`/// Label: text` with its indented continuation lines."""
    found = []
    for line in comments:
        if not line.startswith("/// "):
            continue
        if line.startswith("///   "):
            found[-1][1] += " " + line[6:]
        else:
            label, _, text = line[4:].partition(": ")
            found.append([label, text])
    return [tuple(pair) for pair in found]
