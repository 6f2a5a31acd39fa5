"""Two lists of layers that are filled after they are on ``self``: their Parameters have the same names."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.same_names import Made, doubt_of, is_renamed, made_of
from msgraph_lint.compiler.attributes import Addition
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of, evaluated, python_scope
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import is_cell_list

RULE = Rule(
    "MSG266",
    "appended-cells-share-names",
    "two lists of Cells are filled after they are on `self`: their Parameters have the same names",
    on=("function",),
)
_APPENDING = ("append", "extend", "insert")


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    segment = function.module.source.segment
    sharing, cls = function.once(_sharing), function.receiver
    doubt = doubt_of(function, cls) if sharing and cls is not None else None
    for name, other in sharing.items() if doubt is not None else ():
        read = next((each for each in function.self_attributes.get(name, ())), None)
        if read is not None:
            message = (
                f"the Parameters of `{segment(read)}` have the same names as those of `self.{other}`: "
                "both lists are empty when they are assigned"
            )
            advice = f"fill a Python list first, then assign `self.{name} = nn.CellList(…)`"
            yield Hit(RULE, function, read, message, advice=advice, doubt=doubt or "")


def _sharing(function: GraphFunction) -> dict[str, str]:
    """Attribute -> the one before it whose Parameters have the same names."""
    cls = function.receiver
    found: dict[str, str] = {}
    seen: dict[Made, str] = {}
    if cls is None:
        return found
    for name, additions in attributes_of(cls).additions.items():
        first = additions[0]
        if first.how in _APPENDING and first.arguments and _is_filled_later(cls, first):
            made = _appended(cls, first)
            if made:
                other = seen.setdefault(made, name)
                found.update({name: other} if other != name else {})
    return {} if found and is_renamed(cls) else found


def _is_filled_later(cls: ClassInfo, addition: Addition) -> bool:
    """Whether the list is empty when it is assigned, and surely filled afterwards."""
    bindings = attributes_of(cls).effective_bindings(addition.name)
    made = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(made, ast.Call) or made.keywords or not is_cell_list(evaluated(bindings[0])):
        return False
    is_empty = not made.args or (
        len(made.args) == 1 and isinstance(made.args[0], ast.List) and not made.args[0].elts
    )
    return is_empty and not addition.method.conditions[addition.arguments[-1]]


def _appended(cls: ClassInfo, addition: Addition) -> Made:
    """The class of the first Cell that is put into the list; of a row of Cells, that of its first one too."""
    argument = addition.arguments[-1]
    if addition.how == "extend":
        if not isinstance(argument, (ast.List, ast.Tuple)) or not argument.elts:
            return ()
        argument = argument.elts[0]
    return made_of(python_scope(addition.method, cls).value(argument))
