"""Writes ``varying.json``: ``python -m msgraph_lint.mindspore_facts.varying --python … --rows FOLDER``.

``try_arguments.py`` calls the functions of MindSpore in each interpreter, for an hour or so. What it found is
kept in FOLDER, and is not tried again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgraph_lint.mindspore_facts.interface import interface, signatures

_TRIER = Path(__file__).with_name("try_arguments.py")
_TABLE = Path(__file__).with_name("varying.json")
FUNCTION_MODULES = {
    "mindspore.ops", "mindspore.mint", "mindspore.mint.linalg", "mindspore.mint.nn.functional",
    "mindspore.mint.special", "mindspore.numpy",
}  # fmt: skip
"""The modules whose functions are called."""
_STARRED = {
    "reshape": "*shape", "view": "*shape", "broadcast_to": "*shape", "tile": "*shape", "expand": "*shape",
    "new_ones": "*shape", "new_zeros": "*shape", "transpose": "*axes", "permute": "*axes",
}  # fmt: skip
"""Methods of Tensors that take a shape, or axes, as one argument or several."""
_LONGEST_CALL = 100
"""Seconds without a new row after which the process is taken to hang."""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m msgraph_lint.mindspore_facts.varying", description=__doc__
    )
    parser.add_argument("--python", action="append", default=[], help="an interpreter with MindSpore")
    parser.add_argument("--rows", required=True, type=Path, help="the folder for what was found so far")
    options = parser.parse_args()
    options.rows.mkdir(exist_ok=True)
    for python in options.python:
        version = version_of(python)
        try_all(python, callees(version), options.rows / f"{version}.jsonl")
    table = {
        path.stem: _said(map(json.loads, path.read_text("utf-8").splitlines()))
        for path in sorted(options.rows.glob("*.jsonl"))
    }
    _TABLE.write_text(json.dumps(table, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def version_of(python: str) -> str:
    code = "import mindspore; print(mindspore.__version__)"
    said = subprocess.run([python, "-c", code], stdout=subprocess.PIPE, check=True, text=True).stdout
    return said.split()[-1].removesuffix(".0")


def callees(version: str) -> dict[str, str]:
    """Canonical name of a function, or ``mindspore.Tensor.`` and a method → its parameters."""
    methods = interface(version).tensor_attributes.items()
    found = {
        name: text
        for name, text in signatures(version).items()
        if name.rpartition(".")[0] in FUNCTION_MODULES and name.rpartition(".")[2][0].islower()
    }
    found.update((f"mindspore.Tensor.{name}", text or "") for name, text in methods if name[0] != "_")
    found.update((f"mindspore.Tensor.{name}", text) for name, text in _STARRED.items())
    return {name: text for name, text in found.items() if text and text[0] != "!"}


def try_all(python: str, callees: Mapping[str, str], rows: Path, *mode: str, trier: Path = _TRIER) -> None:
    """Try until all is tried: some calls kill the process, and some never end."""
    code = None
    while code != 0:
        process = subprocess.Popen([python, str(trier), str(rows), *mode], stdin=subprocess.PIPE, text=True)
        assert process.stdin is not None
        with process.stdin:
            json.dump(callees, process.stdin)
        size, since = -1, time.monotonic()
        while (code := process.poll()) is None:
            time.sleep(1)
            now = rows.stat().st_size if rows.exists() else 0
            if now != size:
                size, since = now, time.monotonic()
            elif time.monotonic() - since > _LONGEST_CALL:
                process.kill()


def tried(module: str, doc: str | None, mode: str, is_tried: Callable[[str], bool] = bool) -> Iterator[Any]:
    """What the command of ``module`` found, row by row: it calls the functions in one interpreter, ``mode``.

    ``is_tried``: which functions, by their canonical names.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=doc)
    parser.add_argument("--python", required=True, help="an interpreter with MindSpore")
    parser.add_argument("--rows", required=True, type=Path, help="the file for what was found so far")
    options = parser.parse_args()
    known = callees(version_of(options.python)).items()
    try_all(options.python, {name: text for name, text in known if is_tried(name)}, options.rows, mode)
    yield from map(json.loads, options.rows.read_text("utf-8").splitlines())


def write_table(path: Path, found: Mapping[str, Iterable[str]]) -> None:
    """Callee → what is said of its parameters, one line for each."""
    table = {name: " ".join(parameters) for name, parameters in sorted(found.items())}
    path.write_text(json.dumps(table, indent=0) + "\n", encoding="utf-8")


def _said(rows: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Callee → ``parameter=outcome,…`` of those that do not go well."""
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        outcome = _outcome(row)
        if outcome:
            found.setdefault(row["callee"], {})[row["parameter"]] = outcome
    return {
        callee: ",".join(f"{name}={outcome}" for name, outcome in outcomes.items())
        for callee, outcomes in found.items()
    }


def _outcome(row: Mapping[str, Any]) -> str:
    levels = {level: row[level] for level in ("LAX", "STRICT") if level in row}
    if set(levels.values()) == {"error"}:
        return "error"
    is_one_for_all = row.get("chosen") == "diverges"
    if levels.get("LAX") == "ok" and levels.get("STRICT") == "error":
        return "interpreted or one for all" if is_one_for_all else "interpreted"
    return "one for all" if is_one_for_all and set(levels.values()) == {"ok"} else ""


if __name__ == "__main__":
    main()
