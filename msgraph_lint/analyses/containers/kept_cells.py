"""Lists, tuples and dicts of Cells on ``self``: the Cell does not own what is in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.same_names import made_of
from msgraph_lint.analyses.cells.weights import weight_name, weights_of
from msgraph_lint.analyses.containers.written_elements import Element, Times, elements_of, written_in
from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, attributes_of
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.values.elements import is_cell_list
from msgraph_lint.values.value import Kind

_LOOPED_OVER = {"enumerate", "list", "reversed", "tuple", "zip"}
_VIEWS = {"items", "values"}
_HOW_MANY = "the source does not show how many layers it holds"


@dataclass(frozen=True)
class KeptCells:
    """A container of Cells with weights, and its first use in a function."""

    node: ast.Attribute
    binding: AttributeBinding
    clash: bool
    """Whether the function uses two Cells of it whose weights have the same name."""
    doubt: str = ""
    """Why there may be only one."""


def kept_cells(function: GraphFunction) -> list[KeptCells]:
    """The containers of Cells on ``self`` that ``function`` takes Cells from and nothing else registers."""
    return function.once(_kept_cells)


def _kept_cells(function: GraphFunction) -> list[KeptCells]:
    found: list[KeptCells] = []
    named: set[object] = set()
    for name, mentions in function.self_attributes.items():
        nodes = [
            node for node in mentions if is_taken_from(function, node) and function.surely_compiles(node)
        ]
        if not nodes:
            continue
        binding = only_binding(function, name)
        cells = list(elements_of(binding)) if binding is not None else []
        weights = [(each, names) for each in cells if (names := _names(function, each))]
        if binding is None or not weights:
            continue
        kept = [name for _, names in weights for name in names]
        repeated = _repeated(weights)
        all_used = any(_is_looped_over(function, node) for node in nodes)
        if len(cells) == len(weights) == 2 or (len(cells) == 1 and repeated is Times.MANY):
            all_used = all_used or len({_index(function, node) for node in nodes}) == 2
        is_used = all_used or len(cells) == 1
        clash = (all_used and repeated is Times.MANY) or (is_used and not named.isdisjoint(kept))
        is_likely = all_used and not clash and repeated is Times.LIKELY
        found.append(KeptCells(nodes[0], binding, clash or is_likely, _HOW_MANY if is_likely else ""))
        named.update(kept if is_used else ())
    return found


def _repeated(weights: list[tuple[Element, frozenset[object]]]) -> Times:
    """Whether two Cells have weights of one name."""
    met: set[object] = set()
    found = Times.ONCE
    for element, names in weights:
        is_chosen = isinstance(element.node, ast.IfExp)  # which may have none the other times
        repeated = Times.LIKELY if is_chosen else Times.MANY
        found = max(
            found, repeated if not met.isdisjoint(names) else Times.ONCE if is_chosen else element.times
        )
        met |= names
    return found


def only_binding(function: GraphFunction, name: str) -> AttributeBinding | None:
    """The one place that sets ``self.name``, where nothing can register the Cells that are in it."""
    attributes, cls = function.attributes, function.receiver
    if attributes is None or cls is None or not cls.is_cell or attributes.is_dynamic:
        return None
    bindings = attributes.effective_bindings(name)
    if len(bindings) != 1 or bindings[0].item is not None or not bindings[0].in_init:
        return None
    return None if _is_handed_on(function, cls, name) else bindings[0]


def _is_handed_on(function: GraphFunction, cls: ClassInfo, name: str) -> bool:
    """Whether code that is not compiled does more with the container than to fill and measure it."""
    for method in (method for owner in cls.project_mro for method in owner.all_methods):
        if method.node in function.code.compiled:
            continue
        for node in method.attributes.get(name, ()):
            if attribute_of(node, method.self_name) == name:
                parent = method.parents[node]
                if not (_is_filled(parent) or _is_set(parent, node) or _is_measured(parent)):
                    return True
    return False


def _is_filled(parent: ast.AST) -> bool:
    """Whether it is ``name.append`` or the target of ``name[…] = …``, where ``parent`` is around ``name``."""
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.ctx, ast.Store)
    return isinstance(parent, ast.Attribute) and parent.attr == "append"


def _is_set(parent: ast.AST, node: ast.AST) -> bool:
    return (isinstance(parent, ast.Assign) and parent.value is not node) or isinstance(parent, ast.AnnAssign)


def _is_measured(parent: ast.AST) -> bool:
    return isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len"


def _names(function: GraphFunction, element: Element) -> frozenset[object]:
    """What the weights of an element are called, or what stands for them; empty without one."""
    node, scope = element.node, element.scope
    if isinstance(node, ast.IfExp):
        sides = (_names(function, Element(side, scope)) for side in (node.body, node.orelse))
        return next((names for names in sides if names), frozenset())
    value = scope.value(node)
    if not isinstance(node, ast.Call) or value.kind is not Kind.CELL or value.cls is None:
        return frozenset()
    if is_cell_list(value) and isinstance(value.cls, External):
        return frozenset(_numbered(function, node, scope))
    if weights_of(scope, node, function.target.measured_version) not in ("constant", "random"):
        return frozenset()
    if isinstance(value.cls, External):
        return frozenset({weight_name(value.cls.name)})
    return frozenset({value.cls, *_attributes(value.cls)})


def _attributes(cls: ClassInfo) -> Iterator[object]:
    """The weights of layers that are attributes of a Cell of the project."""
    attributes = attributes_of(cls)
    for name in attributes.bindings if cls.layer is None else ():
        made = made_of(attributes.value(name))
        if len(made) == 1 and isinstance(made[0], External):
            yield name, weight_name(made[0].name)


def _numbered(function: GraphFunction, node: ast.Call, scope: Scope) -> Iterator[object]:
    """The names in a new ``SequentialCell`` or ``CellList``, which numbers its Cells, as far as shown."""
    shown = ast.Tuple(node.args, ast.Load())
    method = scope.info if isinstance(scope.info.node, ast.FunctionDef) else None
    for index, element in enumerate(written_in(Element(shown, scope), method)):
        yield from ((index, name) for name in _names(function, element))
        if element.times is not Times.ONCE:
            return


def is_taken_from(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether the function goes through the container ``node`` or looks up an item of it."""
    return _is_looped_over(function, node) or bool(_index(function, node))


def _is_looped_over(function: GraphFunction, node: ast.Attribute) -> bool:
    """``for layer in self.layers``, also with ``enumerate``, ``.items()`` or such, and ``self.layers[i]``."""
    whole: ast.AST = node
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.slice, ast.Name)
    if isinstance(parent, ast.Attribute) and parent.attr in _VIEWS:
        whole = function.parents[parent]
        parent = function.parents[whole]
    while (
        isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id in _LOOPED_OVER
    ):
        whole, parent = parent, function.parents[parent]
    return isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is whole


def _index(function: GraphFunction, node: ast.Attribute) -> str:
    parent = function.parents[node]
    return ast.dump(parent.slice) if isinstance(parent, ast.Subscript) else ""
