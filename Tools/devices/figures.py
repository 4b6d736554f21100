"""Numbers as the data writes them: exact decimals in, the same digits out."""
import json
from decimal import Decimal


def load(path):
    """Reads a JSON file with every number as an exact `Decimal`."""
    with open(path, encoding="utf-8") as file:
        return json.load(file, parse_float=Decimal, parse_int=Decimal)


def figure(value):
    """A number in the language's spelling, without idle zeros; `unknown` where no source gives one."""
    if value is None:
        return "unknown"
    text = format(Decimal(value), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text
