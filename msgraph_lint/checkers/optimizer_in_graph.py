"""Optimizers created in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.fixers.shared.hoisting import advice
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.created import Created
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.rules import Rule
from msgraph_lint.targets import MEASURED_VERSIONS

RULE = Rule("MSG507", "optimizer-in-graph", "an optimizer cannot be created in graph code", on=("created",))


def check(function: GraphFunction, created: Created) -> Iterator[Hit]:
    if any(facts(version).is_optimizer(created.external) for version in MEASURED_VERSIONS):
        message = f"the optimizer `{created.class_text}` cannot be created in graph code"
        yield Hit(RULE, function, created.node, message, advice=advice(created))
