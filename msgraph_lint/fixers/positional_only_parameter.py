"""The signature without ``/``."""

from __future__ import annotations

import ast
import re

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit

_MARKER = re.compile(r"\s*,\s*/")


def fix(hit: Hit) -> Fix | None:
    arguments = hit.function.parents[hit.node]
    assert isinstance(arguments, ast.arguments)
    last: ast.AST = arguments.posonlyargs[-1]
    if len(arguments.defaults) > len(arguments.args):
        last = arguments.defaults[len(arguments.defaults) - len(arguments.args) - 1]
    marker = _MARKER.match(hit.source.text, hit.source.grouped(last).end)
    if marker is None or arguments.kwarg is not None:  # `**kwargs` may hold the same name
        return None
    return Fix("Remove `/` from the signature", (Edit(marker.start(), marker.end(), ""),), Safety.SAFE)
