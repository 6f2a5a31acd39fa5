"""Writes ``results.json``: ``python -m msgraph_lint.mindspore_facts.results --python … --rows FILE``.

``try_results.py`` calls the functions of MindSpore and the methods of its Tensors for some minutes, each as
the tables or, where they know nothing, a method of the same name show. What it found is kept in FILE, and is
not tried again. The table has what documentation does not say: what a call gives, what it gives with a
parameter (``dim=tuple``), and with so many arguments by position (``@2=tuple``), where that is something
else.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgraph_lint.mindspore_facts import Facts, facts
from msgraph_lint.mindspore_facts.interface import interface, signatures
from msgraph_lint.mindspore_facts.varying import FUNCTION_MODULES, try_all, version_of

_TABLE = Path(__file__).with_name("results.json")
_TRIER = Path(__file__).with_name("try_results.py")
_TENSOR = "mindspore.Tensor."
_TOLD = {"Tensor", "tuple"}
_FLAGS = ("as_", "return_")
"""How parameters begin with which more is given; what others do that the CPU does not have is as usual."""
_BY_DOCUMENTATION = {"mindspore.mint.median": "Tensor dim=tuple @2=tuple @3=tuple"}
"""What the CPU does not have, and is not the same for all calls."""
_LEFT_OUT = re.compile(
    r"mindspore\.(?:ops|Tensor)\.(?:clip_by_(?:norm|value)|depend|identity|stop_gradient|svd|(?:augassign|environ|hyper|scalar|tensor)_\w+)"
)
"""What gives back whatever it gets, and what only the compiler calls."""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m msgraph_lint.mindspore_facts.results", description=__doc__
    )
    parser.add_argument("--python", required=True, help="an interpreter with MindSpore")
    parser.add_argument("--rows", required=True, type=Path, help="the file for what was found so far")
    options = parser.parse_args()
    version = version_of(options.python)
    try_all(options.python, _callees(version), options.rows, trier=_TRIER)
    table = _said(facts(version), map(json.loads, options.rows.read_text("utf-8").splitlines()))
    _TABLE.write_text(json.dumps(table, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def _callees(version: str) -> dict[str, str]:
    """Canonical name of a function, or ``mindspore.Tensor.`` and a method → its parameters, if known."""
    known, tensor = facts(version), interface(version).tensor_attributes
    names = {name for module in FUNCTION_MODULES for name in known.names_in(module).values()}
    found: dict[str, str] = {}
    for name in names:
        module, _, short = name.rpartition(".")
        if module in FUNCTION_MODULES and short[0].islower():
            text, method = signatures(version).get(name) or "", tensor.get(short)
            if method and (not text or text.startswith("*args")):
                text = " | ".join(f"x {each}" for each in method.split(" | "))
            found[name] = text
    for short, method in tensor.items():
        if short[0] != "_" and not known.tensor_property(short):
            found[_TENSOR + short] = method or ""
    return {name: text for name, text in sorted(found.items()) if "!" not in text}


def _said(known: Facts, rows: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        if "how" in row:
            found.setdefault(row["callee"], {})[row["how"]] = row["kind"]
    table = dict(_BY_DOCUMENTATION)
    for name, kinds in found.items():
        usual = kinds.pop("") if "" in kinds else next(iter(kinds.values()))
        others = [f"{how}={kind}" for how, kind in kinds.items() if kind != usual and _is_told(how, kind)]
        is_new = others or _documented(known, name) is None
        if usual in _TOLD and is_new and not _LEFT_OUT.fullmatch(name):
            table[name] = " ".join([usual, *others])
    return table


def _is_told(how: str, kind: str) -> bool:
    return kind in _TOLD or how.startswith(_FLAGS)


def _documented(known: Facts, name: str) -> str | None:
    if name.startswith(_TENSOR):
        return known.tensor_method(name.removeprefix(_TENSOR))
    return known.function_returns(name)


if __name__ == "__main__":
    main()
