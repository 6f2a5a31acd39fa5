"""Attributes of Parameters that graph code does not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind
from msgraph_lint.wording import beforehand

_REFUSED = frozenset(
    {"cache_enable", "cache_shape", "comm_fusion", "device", "has_init", "init_mode", "inited_param"}
    | {"is_init", "key", "layerwise_parallel", "parallel_optimizer", "param_info", "requires_grad", "sliced"}
)
"""Each was read, alone and as a condition, on real MindSpore."""
RULE = Rule(
    "MSG641",
    "parameter-attribute-in-graph",
    "graph code reads an attribute of a Parameter that it does not have, such as `requires_grad`",
    on=(*(f"get {name}" for name in sorted(_REFUSED)), "call builtins.getattr"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute | ast.Call) -> Iterator[Hit]:
    if _name(node) in _REFUSED and function.value(_owner(node)).kind is Kind.PARAMETER:
        message = f"graph code cannot read `{function.module.source.segment(node)}` of a Parameter"
        yield Hit(RULE, function, node, message, advice=beforehand(function, "read it", "the value"))


def _owner(node: ast.Attribute | ast.Call) -> ast.expr:
    return node.args[0] if isinstance(node, ast.Call) else node.value


def _name(node: ast.Attribute | ast.Call) -> object:
    """The attribute that is read; of ``getattr``, its second argument where that is a literal."""
    if isinstance(node, ast.Attribute):
        return node.attr
    name = node.args[1] if len(node.args) > 1 else None
    return name.value if isinstance(name, ast.Constant) else None
