"""Parameters moved into ``__init__``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.hoisting import hoist
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind

_REASON = (
    "the Parameter then belongs to the Cell: it keeps its value from call to call, and is trained, saved and "
    "loaded with it"
)


def fix(hit: Hit) -> Fix | None:
    function, node = hit.function, hit.node
    assert isinstance(node, ast.Call)
    return hoist(Created(function, node, Kind.PARAMETER, External("mindspore.Parameter")), _REASON)
