"""Writes ``keeps_number.json``: ``… -m msgraph_lint.mindspore_facts.keeps_number --python … --rows FILE``.

``try_arguments.py`` calls the functions of MindSpore for half an hour or so, each network twice. What it
found is kept in FILE, and is not tried again. The table says of a function which parameters it keeps from
the first call, of numbers that the interpreter computes, and which items of tuples; ``=error`` where it does
not compile, ``=later`` where the second call fails.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from msgraph_lint.mindspore_facts.varying import callees, try_all, version_of

_TABLE = Path(__file__).with_name("keeps_number.json")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m msgraph_lint.mindspore_facts.keeps_number", description=__doc__
    )
    parser.add_argument("--python", required=True, help="an interpreter with MindSpore")
    parser.add_argument("--rows", required=True, type=Path, help="the file for what was found so far")
    options = parser.parse_args()
    known = callees(version_of(options.python)).items()
    tried = {name: text for name, text in known if not name.startswith("mindspore.numpy.")}
    try_all(options.python, tried, options.rows, "kept")
    found: dict[str, list[str]] = {}
    for row in map(json.loads, options.rows.read_text("utf-8").splitlines()):
        if row.get("LAX", "ok") != "ok":
            said = {"diverges": "", "later error": "=later"}.get(row["LAX"], "=error")
            found.setdefault(row["callee"], []).append(row["parameter"] + said)
    table = {name: " ".join(parameters) for name, parameters in sorted(found.items())}
    _TABLE.write_text(json.dumps(table, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
