"""Writes ``keeps_number.json``: ``… -m msgraph_lint.mindspore_facts.keeps_number --python … --rows FILE``.

``try_arguments.py`` calls the functions of MindSpore for half an hour or so, each network twice. What it
found is kept in FILE, and is not tried again. The table says of a function which parameters it keeps from
the first call, of numbers that the interpreter computes, and which items of tuples; ``=error`` where it does
not compile, ``=later`` where the second call fails; ``min&max`` is a number beside a constant. Leave out by
hand what diverges for another reason, random numbers, and what does so by its name alone (``ops.maximum``),
and put in what kills the process: ``ops.add``, ``ops.pow``, ``ops.sub``, ``ops.where``.
"""

from __future__ import annotations

from pathlib import Path

from msgraph_lint.mindspore_facts.varying import tried, write_table

_TABLE = Path(__file__).with_name("keeps_number.json")


def main() -> None:
    """The command."""
    found: dict[str, list[str]] = {}
    for row in tried("msgraph_lint.mindspore_facts.keeps_number", __doc__, "kept", _is_tried):
        if row.get("LAX", "ok") != "ok":
            said = {"diverges": "", "later error": "=later"}.get(row["LAX"], "=error")
            found.setdefault(row["callee"], []).append(row["parameter"] + said)
    write_table(_TABLE, found)


def _is_tried(name: str) -> bool:
    return not name.startswith("mindspore.numpy.")


if __name__ == "__main__":
    main()
