"""Writes the inputs of the benchmarks: python3 Benchmarks/generate.py FOLDER

- screen60.band, screen5000.band and the same shapes as .slint: a list whose rows have ten elements each;
- screens100/ and screens1000/: a project of as many screens of 60 elements;
- corpus.band: 8 MB of all examples, repeated with changing names.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS_BYTES = 8_000_000

# Ten elements: a touchable row, an icon, two nested layouts, three texts, a badge of two, a chevron, a line.
BAND_ROW = """
            @tappable
            row item{n} {{
                padding: 12; gap: 8; align: center
                background: dark ? #1C1C1E : #FFFFFF
                box icon {{ width: 40; height: 40; radius: 8; background: #3478F6 }}
                column labels {{
                    width: fill; gap: 4
                    text title("Message {n}") {{ style: headline; color: dark ? #FFFFFF : #000000 }}
                    text subtitle("The first words of message {n}, on one line") {{ style: footnote; color: #8E8E93; lines: 1 }}
                }}
                stack badge {{
                    width: 24; height: 24; justify: center; align: center
                    text count("{m}") {{ style: caption2; color: #3478F6 }}
                }}
                box chevron {{ width: 8; height: 14; background: #C7C7CC }}
            }}
            box line{n} {{ height: 1; margin.leading: 60; background: dark ? #38383A : #E5E5EA }}
"""

SLINT_ROW = """
                VerticalLayout {{
                    Rectangle {{
                        background: root.dark ? #1C1C1E : #FFFFFF;
                        touch{n} := TouchArea {{ clicked => {{ root.activated({n}); }} }}
                        HorizontalLayout {{
                            padding: 12px; spacing: 8px; alignment: stretch;
                            Rectangle {{ width: 40px; height: 40px; border-radius: 8px; background: #3478F6; }}
                            VerticalLayout {{
                                spacing: 4px;
                                Text {{ text: "Message {n}"; font-size: 17px; color: root.dark ? #FFFFFF : #000000; }}
                                Text {{ text: "The first words of message {n}, on one line"; font-size: 13px; color: #8E8E93; }}
                            }}
                            Text {{ text: "{m}"; width: 24px; font-size: 11px; color: #3478F6; }}
                            Rectangle {{ width: 8px; height: 14px; background: #C7C7CC; }}
                        }}
                    }}
                    Rectangle {{ height: 1px; background: root.dark ? #38383A : #E5E5EA; }}
                }}
"""


def band_screen(name, rows):
    """A screen of ten elements a row."""
    body = "".join(BAND_ROW.format(n=n, m=n % 100) for n in range(rows))
    return f"""/// A list of {rows} rows, ten elements each.
screen {name} {{
    column page {{
        @scroll(vertical)
        column list {{
            height: fill
{body}
        }}
    }}
}}
"""


def slint_screen(name, rows):
    """The same list for the Slint compiler."""
    body = "".join(SLINT_ROW.format(n=n, m=n % 100) for n in range(rows))
    return f"""export component {name} inherits Window {{
    in property <bool> dark;
    callback activated(int);
    Flickable {{
        viewport-height: {rows * 80}px;
        VerticalLayout {{
{body}
        }}
    }}
}}
"""


def corpus(sources):
    """All sources again and again up to 8 MB; what they declare has another name each time, so that names don't repeat."""
    declaration = re.compile(r"^(?:screen|component|style|let|targets)\s+([A-Za-z]\w*)", re.M)
    texts = [re.sub(r'^import ".*"$', "", text, flags=re.M) for text in sources]
    texts = [re.sub(r"^project\s*\{.*?^\}", "", text, flags=re.M | re.S) for text in texts]
    owner = {}
    for index, text in enumerate(texts):
        for name in declaration.findall(text):
            owner.setdefault(name, set()).add(index)
    parts = []
    size = 0
    turn = 0
    while size < CORPUS_BYTES:
        for index, text in enumerate(texts):
            # A name of one file gets the number of the turn everywhere; a name of several files in each a number of its own.
            def rename(match, index=index):
                name = match.group(0)
                files = owner.get(name)
                if not files:
                    return name
                return f"{name}{turn}" if len(files) == 1 else f"{name}{turn}F{index}"

            part = re.sub(r"\b[A-Za-z]\w*\b", rename, text)
            parts.append(part)
            size += len(part.encode())
            if size >= CORPUS_BYTES:
                break
        turn += 1
    return "\n".join(parts)


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for count, rows in ((60, 6), (5000, 500)):
        (out / f"screen{count}.band").write_text(band_screen(f"Messages{count}", rows))
        (out / f"screen{count}.slint").write_text(slint_screen(f"Messages{count}", rows))
    for count in (100, 1000):
        folder = out / f"screens{count}"
        folder.mkdir(exist_ok=True)
        (folder / "project.band").write_text("project {\n    targets: all\n}\n")
        for number in range(count):
            (folder / f"messages{number:04}.band").write_text(band_screen(f"Messages{number:04}", 6))
    examples = sorted(path for path in (ROOT / "examples").rglob("*.band") if "errors" not in path.parts)
    if examples:
        (out / "corpus.band").write_text(corpus([path.read_text(encoding="utf-8") for path in examples]))


if __name__ == "__main__":
    main()
