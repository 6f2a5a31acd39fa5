"""``options.setdefault(key, []).append(x)`` -> ``options[key].append(x)``, with the key set before."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.containers.lists import is_local_of_kind
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.default_items import set_before
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    method = method_of(hit.node)
    made = method.value
    if method.attr not in ("append", "update") or not isinstance(made, ast.Call):
        return None
    asked = made.func
    is_default = isinstance(asked, ast.Attribute) and asked.attr == "setdefault"
    if not is_default or not isinstance(asked, ast.Attribute) or not isinstance(asked.value, ast.Name):
        return None
    if not is_local_of_kind(hit.function, asked.value, Kind.DICT):
        return None
    return set_before(hit, made, asked.value)
