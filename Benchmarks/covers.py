#!/usr/bin/env python3
"""Writes screens on which much may cover much, for covers.sh: covers.py FOLDER.

For each size a list beneath a bar and a floating button (`rows`), sections with sticky headers and carousels (`sections`),
a board of anchored tappables in one stack (`board`), and panels one over another (`piled`).
"""
import pathlib
import sys


def rows(count):
    # A row is four elements, two of them tappable.
    return f"""
    bar bottom tabs {{ for t in 1...4 {{ TabItem("Tab \\(t)") {{ width: fill }} }} }}
    @scroll(vertical)
    column list {{
        pin: screen; padding.bottom: 88
        for i in 1...{count // 4} {{
            @tappable
            row entry {{
                height: 60; padding.horizontal: 16; align: center; background: #FFFFFF
                box mark {{ width: 24; height: 24 }}
                spacer
                @tappable
                box more {{ width: 48; height: 48 }}
            }}
        }}
    }}
    @tappable
    box add {{ trailing: safe.trailing - 16; bottom: safe.bottom - 16; width: 56; height: 56 }}
"""


def sections(count):
    # A section is 16 elements.
    return f"""
    bar bottom tabs {{ height: 50; background: #FFFFFF }}
    @scroll(vertical)
    column list {{
        pin: screen
        for s in 1...{count // 16} {{
            column section {{
                @sticky(top)
                row head {{ height: 44; background: #FFFFFF; @tappable box all {{ width: 60 }} }}
                for i in 1...6 {{ @tappable box line {{ height: 60; background: #FFFFFF }} }}
                @scroll(horizontal)
                row cards {{ for i in 1...6 {{ @tappable box card {{ width: 160; height: 90; background: #FFFFFF }} }} }}
            }}
        }}
    }}
"""


def board(count):
    columns = 20
    return f"""
    @scroll(vertical)
    stack board {{
        box ground {{ width: 10; height: {count // columns * 48} }}
        for y in 0...{count // columns - 1} {{
            for x in 0...{columns - 1} {{
                @tappable
                box field {{
                    left: parent.left + x * 16; top: parent.top + y * 48; width: 16; height: 48; background: #FFFFFF
                }}
            }}
        }}
    }}
"""


def piled(count):
    return f"""
    for i in 1...{count} {{
        @tappable
        box pile {{ left: safe.left; top: safe.top; width: 100; height: 100; background: #FFFFFF }}
    }}
"""


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for make in (rows, sections, board, piled):
        for count in (750, 1500, 3000, 6000, 12000):
            text = f"screen Page {{{make(count)}}}\n"
            (folder / f"{make.__name__}{count}.band").write_text(text)


main()
