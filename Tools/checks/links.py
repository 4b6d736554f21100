"""Checks that every relative link of the Markdown pages leads to a file, and to a heading where it names one."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.S | re.M)


def headings(page):
    """The anchors that a page's headings get: lower case, punctuation dropped, spaces to dashes."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    anchors = set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", text))
    for heading in re.findall(r"^#+ +(.*?)\s*#*$", text, re.M):
        anchors.add(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-"))
    return anchors


def main():
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], capture_output=True, text=True, check=True)
    pages = [Path(name) for name in listed.stdout.split("\n") if name]
    problems = []
    count = 0
    for page in pages:
        text = re.sub(r"`[^`\n]*`", "", FENCE.sub("", page.read_text(encoding="utf-8")))
        for link in LINK.findall(text):
            if re.match(r"[a-z]+:", link):
                continue
            count += 1
            path, _, anchor = unquote(link).partition("#")
            target = page.parent / path if path else page
            if not target.exists():
                problems.append(f"{page}: {link} leads nowhere")
            elif anchor and target.suffix == ".md" and anchor not in headings(target):
                problems.append(f"{page}: {link}: {target} has no such heading")
    for problem in problems:
        print(f"docs: {problem}", file=sys.stderr)
    print(f"docs: {len(pages)} pages, {count} links between them, {len(problems)} broken")
    return 1 if problems else 0


sys.exit(main())
