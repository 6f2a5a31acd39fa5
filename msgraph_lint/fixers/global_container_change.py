"""What a global dict remembers, computed at each call instead."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, has_comment, replace, written
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    """``if key not in known: …; known[key] = value`` before ``return known[key]`` returns ``value``."""
    node, function = hit.node, hit.function
    statement = function.parents.get(node)
    if not isinstance(node, ast.Subscript) or not isinstance(statement, ast.Assign):
        return None
    around = function.parents.get(statement)
    is_last = isinstance(around, ast.If) and around.body[-1] is statement and not around.orelse
    if not isinstance(around, ast.If) or not is_last or len(statement.targets) > 1:
        return None
    block, test = block_of(function, around), around.test
    after = block[block.index(around) + 1 :][:1]
    asked = isinstance(test, ast.Compare) and [*map(type, test.ops)] == [ast.NotIn]
    if not asked or ast.unparse(test) != f"{ast.unparse(node.slice)} not in {ast.unparse(node.value)}":
        return None
    returned = after[0].value if after and isinstance(after[0], ast.Return) else None
    if returned is None or ast.unparse(returned) != ast.unparse(node):
        return None
    source = hit.source
    span = source.span(statement)
    value = written(source, statement.value)
    edit = replace(source, statement, f"return {value}")
    if edit is None or has_comment(source, span.start, span.end):
        return None
    name = ast.unparse(node.value)
    reason = f"it is computed anew at each call, and `{name}` no longer holds it"
    return Fix(f"Return `{value}`, and do not keep it", (edit,), Safety.UNSAFE, reason)
