"""Writes ``needs_shape.json``: ``python -m msgraph_lint.mindspore_facts.needs_shape --python … --rows FILE``.

``try_arguments.py`` calls the functions of MindSpore for half an hour or so. What it found is kept in FILE,
and is not tried again. What the table says of Cells stays as it is. Leave out by hand what diverges for other
reasons: random numbers, factors of matrices that may have another sign.
"""

from __future__ import annotations

import json
from pathlib import Path

from msgraph_lint.mindspore_facts.varying import tried, write_table

_TABLE = Path(__file__).with_name("needs_shape.json")


def main() -> None:
    """The command."""
    known: dict[str, str] = json.loads(_TABLE.read_text("utf-8"))
    found = {name: [said] for name, said in known.items() if not said or "mindspore.nn." in name}
    for row in tried("msgraph_lint.mindspore_facts.needs_shape", __doc__, "interpreted"):
        if row.get("LAX", "ok") != "ok" and not row["parameter"].startswith("*"):
            said = "" if row["LAX"] == "error" else "=diverges"
            found.setdefault(row["callee"], []).append(row["parameter"] + said)
    write_table(_TABLE, found)


if __name__ == "__main__":
    main()
