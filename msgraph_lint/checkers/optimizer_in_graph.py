"""Optimizers created in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.rules import Rule
from msgraph_lint.targets import MEASURED_VERSIONS

RULE = Rule("MSG507", "optimizer-in-graph", "an optimizer cannot be created in graph code", on=("created",))


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if _is_optimizer(created.external):
        message = f"the optimizer `{created.class_text}` cannot be created in graph code"
        yield Hit(RULE, function, created.node, message, advice=advice(created))


def _is_optimizer(name: str) -> bool:
    """As the newest version says that has the name: the tables of the others are not loaded then."""
    for version in reversed(MEASURED_VERSIONS):
        known = facts(version)
        if known.canonical(name) is not None:
            return known.is_optimizer(name)
    return False
