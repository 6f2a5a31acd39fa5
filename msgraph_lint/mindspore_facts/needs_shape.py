"""Writes ``needs_shape.json``: ``python -m msgraph_lint.mindspore_facts.needs_shape --python … --rows FILE``.

``try_arguments.py`` calls the functions of MindSpore for half an hour or so. What it found is kept in FILE,
and is not tried again. What the table says of Cells stays as it is. Leave out by hand what diverges for other
reasons: random numbers, factors of matrices that may have another sign.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from msgraph_lint.mindspore_facts.varying import callees, try_all, version_of

_TABLE = Path(__file__).with_name("needs_shape.json")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m msgraph_lint.mindspore_facts.needs_shape", description=__doc__
    )
    parser.add_argument("--python", required=True, help="an interpreter with MindSpore")
    parser.add_argument("--rows", required=True, type=Path, help="the file for what was found so far")
    options = parser.parse_args()
    try_all(options.python, callees(version_of(options.python)), options.rows, "interpreted")
    known: dict[str, str] = json.loads(_TABLE.read_text("utf-8"))
    found: dict[str, list[str]] = {name: [""] for name, said in known.items() if not said}
    for row in map(json.loads, options.rows.read_text("utf-8").splitlines()):
        if row.get("LAX", "ok") != "ok" and not row["parameter"].startswith("*"):
            said = "" if row["LAX"] == "error" else "=diverges"
            found.setdefault(row["callee"], []).append(row["parameter"] + said)
    table = {name: " ".join(parameters) for name, parameters in sorted(found.items())}
    _TABLE.write_text(json.dumps(table, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
