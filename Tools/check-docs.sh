#!/usr/bin/env bash
# Checks that the pages made from code are as the code makes them, and that no page points at what is not there:
# Tools/check-docs.sh BANDC
#
# A page made from code has one line here: `page PATH COMMAND…` compares the file with what the command prints.
set -euo pipefail
cd "$(dirname "$0")/.."
bandc=${1:-.build/release/bandc}
status=0

page() {  # page PATH COMMAND…
  local path=$1
  shift
  if [ ! -f "$path" ]; then
    echo "docs: $path is not there yet"
  elif ! "$@" | diff -u "$path" - >.build/docs.diff; then
    echo "docs: $path is not what '$*' prints:" >&2
    head -40 .build/docs.diff >&2
    status=1
  else
    echo "docs: $path is up to date"
  fi
}

mkdir -p .build
page docs/rules.md "$bandc" explain --markdown
page docs/bandc.md "$bandc" help --markdown
python3 Tools/checks/readme.py "$bandc" || status=1
python3 Tools/pictures/make.py "$bandc" --check || status=1
python3 Tools/standard/embed.py --check || status=1
python3 Tools/page/embed.py --check || status=1
python3 Tools/words/generate.py --check || status=1
python3 Tools/checks/links.py || status=1
python3 Tools/checks/status.py || status=1
exit "$status"
