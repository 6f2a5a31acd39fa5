"""Objects of plain Python classes that graph code creates with Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.switches import is_off_by_default, switch_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import NAMED_TUPLES
from msgraph_lint.graph.dead_reads import is_never_made
from msgraph_lint.graph.plain import COLLECTIONS, plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG516",
    "plain-object-with-tensor",
    "an object of a plain class is created in graph code with an argument that varies",
    on=(
        "call project",
        "call argparse.Namespace",
        *(f"call {name}" for name in sorted(COLLECTIONS)),
        "call itertools.*",
        *(f"callee {name}" for name in sorted(NAMED_TUPLES)),
        "call mindspore.ops.HyperMap",
        "call mindspore.ops.Map",
        "call types.SimpleNamespace",
        "method _make",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    created = plain_object(function, node)
    if created is None or not created.varying or is_never_made(function, node):
        return
    switch = switch_of(function, node)
    if switch is not None and is_off_by_default(function, switch):
        return
    _, why = created.varying[0]
    message = f"the interpreter creates `{created.text}`, outside the graph: {why}"
    if switch is not None:
        advice = f"pass `{switch.name}={switch.off}`: the compiler leaves it out then"
    else:
        advice = "use a tuple or a dict, or pass the Tensor to a method of the object"
    yield Hit(RULE, function, node, message, advice=advice)
