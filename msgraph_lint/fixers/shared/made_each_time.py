"""What a method makes when it is first asked, and keeps on ``self``: returned without keeping it.

``if self._scale is None: self._scale = make()`` before ``return self._scale`` becomes ``return make()``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, has_comment
from msgraph_lint.fixers.shared.hoisting import family_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of

_REASON = "it is made anew at each call"


def returned(hit: Hit) -> Fix | None:
    function, source = hit.function, hit.source
    write = next(
        (each for each in function.attribute_writes if each.target is hit.node or each.statement is hit.node),
        None,
    )
    if write is None or not isinstance(write.statement, ast.Assign) or not _is_first_time(function, write):
        return None
    statement = write.statement
    start, end = source.span(statement).start, source.grouped(statement.value).start
    if has_comment(source, start, end):
        return None
    title = f"Return what `{function.self_name}.{write.name}` is set to, and do not keep it"
    return Fix(title, (Edit(start, end, "return "),), Safety.UNSAFE, _REASON)


def _is_first_time(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether nothing but what follows reads the attribute: its ``if``, and a ``return`` after that."""
    statement = write.statement
    assert isinstance(statement, ast.Assign)
    around = function.parents[statement]
    if len(statement.targets) > 1 or len(function.info.parameter_names) > 1:
        return False  # it may be made of what the first call gave
    if not isinstance(around, ast.If) or around.orelse or around.body[-1] is not statement:
        return False
    block = block_of(function, around)
    after = block[block.index(around) + 1 :]
    if len(after) != 1 or not isinstance(after[0], ast.Return):
        return False
    given = after[0].value
    if not (isinstance(given, ast.Attribute) and attribute_of(given, function.self_name) == write.name):
        return False
    own = [*ast.walk(around.test), given]
    return _asks_for_nothing(function, around.test, write.name) and all(
        node in own for node in _reads(function, write.name)
    )


def _asks_for_nothing(function: GraphFunction, test: ast.expr, name: str) -> bool:
    """``self._scale is None`` or ``not hasattr(self, "_scale")``."""
    if isinstance(test, ast.Compare):
        is_none = isinstance(test.ops[0], ast.Is) and isinstance(test.comparators[-1], ast.Constant)
        return is_none and attribute_of(test.left, function.self_name) == name
    asked = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else None
    return isinstance(asked, ast.Call) and is_builtin(function, asked.func, "hasattr")


def _reads(function: GraphFunction, name: str) -> Iterator[ast.Attribute]:
    """Where methods of this class, its bases and its subclasses read the attribute."""
    for cls in function.once(family_of) | {function.receiver}:
        for method in cls.all_methods if cls is not None else ():
            yield from (node for node in method.attributes.get(name, ()) if isinstance(node.ctx, ast.Load))
