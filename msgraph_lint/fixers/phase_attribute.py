"""Another name for the attribute, in all methods of the class."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import free_name
from msgraph_lint.hits import CodeHit
from msgraph_lint.program.syntax import attribute_of

_REASON = "code outside of this class that reads `phase` gets what MindSpore wrote there"


def fix(hit: CodeHit) -> Fix | None:
    module = hit.code.module
    cls = next(
        (each for each in module.classes if any(part is hit.node for part in ast.walk(each.node))), None
    )
    if cls is None or cls.project_mro[1:]:
        return None
    if any(other is not cls and cls in other.ancestors() for other in module.classes):
        return None
    found = [
        node
        for method in cls.all_methods
        for node in method.nodes_of(ast.Attribute)
        if node.attr == "phase" and attribute_of(node, method.self_name) == "phase"
    ]
    if sum(isinstance(node, ast.Attribute) and node.attr == "phase" for node in ast.walk(cls.node)) > len(
        found
    ):
        return None
    mentioned = {node.attr for node in ast.walk(cls.node) if isinstance(node, ast.Attribute)}
    name = free_name("stage", mentioned | {*cls.definitions})
    ends = [hit.source.span(node).end for node in found]
    edits = tuple(Edit(end - len("phase"), end, name) for end in ends)
    return Fix(f"Name it `self.{name}`", edits, Safety.UNSAFE, _REASON)
