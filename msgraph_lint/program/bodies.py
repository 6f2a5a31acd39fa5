"""One function's own syntax: its nodes, what stands around them, what they bind and mention."""

from __future__ import annotations

import ast
from bisect import bisect_left, bisect_right
from typing import Any, TypeVar, Union

from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.syntax import (
    SCOPES,
    Binding,
    bindings,
    bound_name,
    by_type,
    descendants,
    end_of,
    parents_below,
    place_of,
    walk,
)

FunctionNode = Union[ast.FunctionDef, ast.AsyncFunctionDef]
_Node = TypeVar("_Node", bound=ast.AST)
Condition = Union[ast.If, ast.While, ast.IfExp]


class Body:
    """What the syntax tree of one function says, whatever is around it."""

    def __init__(self, node: FunctionNode) -> None:
        self.node = node
        self.places: Any = None
        """Where its names are defined, as the walk along its statements found."""
        self.walked_names: frozenset[str] | None = None
        """The names for which that walk is needed."""

    def forget(self) -> None:
        """Keep the tree alone: whoever asks for more looks at it again."""
        self.places = self.walked_names = None
        forget(self, Body)

    @property
    def name(self) -> str:
        return self.node.name

    @cached_property
    def parameters(self) -> list[ast.arg]:
        """All parameters in order, ``self`` and starred ones included."""
        a = self.node.args
        starred = [a.vararg] if a.vararg else []
        double = [a.kwarg] if a.kwarg else []
        return [*a.posonlyargs, *a.args, *starred, *a.kwonlyargs, *double]

    @cached_property
    def annotations(self) -> dict[str, ast.expr | None]:
        """Parameter -> its annotation."""
        return {parameter.arg: parameter.annotation for parameter in self.parameters}

    def default(self, parameter: str) -> ast.expr | None:
        """The default value of a parameter."""
        return self._defaults.get(parameter)

    @cached_property
    def _defaults(self) -> dict[str, ast.expr | None]:
        a = self.node.args
        keywords = zip(a.kwonlyargs, a.kw_defaults, strict=True)
        positional = zip(reversed([*a.posonlyargs, *a.args]), reversed(a.defaults), strict=False)
        return {parameter.arg: value for parameter, value in (*keywords, *positional)}

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Every node of the body; nested functions and classes are named, not entered."""
        return walk(self.node.body)

    @cached_property
    def by_type(self) -> dict[type[ast.AST], list[Any]]:
        """Type -> the nodes of the body that are of it, in source order."""
        return by_type(self.nodes)

    def nodes_of(self, kind: type[_Node]) -> list[_Node]:
        """The nodes of the body that are of the type ``kind``, in source order."""
        return self.by_type.get(kind, [])

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Node -> the node around it, nested functions included."""
        return parents_below(self.node)

    @cached_property
    def statements(self) -> dict[ast.AST, ast.stmt]:
        """Node -> the statement that holds it."""
        found: dict[ast.AST, ast.stmt] = {self.node: self.node}
        for node, parent in self.parents.items():
            found[node] = node if isinstance(node, ast.stmt) else found[parent]
        return found

    @cached_property
    def conditions(self) -> dict[ast.AST, tuple[Condition, ...]]:
        """Node -> the conditional statements and expressions around it, the innermost first."""
        found: dict[ast.AST, tuple[Condition, ...]] = {self.node: ()}
        for node, parent in self.parents.items():
            if isinstance(parent, (ast.If, ast.While, ast.IfExp)) and node is not parent.test:
                found[node] = (parent, *found[parent])
            else:
                found[node] = found[parent]
        return found

    @cached_property
    def mentions(self) -> dict[str, list[ast.Name]]:
        """Name -> every place that reads or binds it, nested functions included, by statements in order."""
        found: dict[str, list[ast.Name]] = {}
        names = [node for node in self.parents if isinstance(node, ast.Name)]
        for node in sorted(names, key=lambda node: (*self.place(node), node.lineno, node.col_offset)):
            found.setdefault(node.id, []).append(node)
        return found

    def place(self, node: ast.AST) -> tuple[int, int]:
        """Line and column of the statement that holds ``node``."""
        statement = self.statements[node]
        return statement.lineno, statement.col_offset

    @cached_property
    def called_parameters(self) -> frozenset[str]:
        """The parameters that it calls, in functions and classes nested in it too."""
        calls = (node for node in self.parents if isinstance(node, ast.Call))
        called = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
        return self.parameter_names & called

    @cached_property
    def last_reads(self) -> dict[str, tuple[int, int]]:
        """Name -> line and column of its last read."""
        reads = (node for nodes in self.mentions.values() for node in nodes if isinstance(node.ctx, ast.Load))
        places = sorted((node.lineno, node.col_offset, node.id) for node in reads)
        return {name: (line, column) for line, column, name in places}

    @cached_property
    def attributes(self) -> dict[str, list[ast.Attribute]]:
        """Attribute name -> every place that mentions one, of whatever object, nested functions included."""
        found: dict[str, list[ast.Attribute]] = {}
        for node in self.parents:
            if isinstance(node, ast.Attribute):
                found.setdefault(node.attr, []).append(node)
        return found

    @cached_property
    def texts(self) -> frozenset[str]:
        """The strings in it."""
        constants = (node.value for node in self.parents if isinstance(node, ast.Constant))
        return frozenset(value for value in constants if isinstance(value, str))

    @cached_property
    def names_bound_inside(self) -> frozenset[str]:
        """Names that anything in the function binds: lambdas, comprehensions and nested functions too."""
        found = set[str]()
        for node in self.parents:
            if isinstance(node, ast.Name):
                if not isinstance(node.ctx, ast.Load):
                    found.add(node.id)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.MatchMapping) and node.rest:
                found.add(node.rest)
        return frozenset(found)

    @cached_property
    def captured_names(self) -> frozenset[str]:
        """Names that stand in what may run later: nested functions and classes, lambdas, generators."""
        late = (*SCOPES, ast.Lambda, ast.GeneratorExp)
        inner = (node for node in self.parents if isinstance(node, late))
        return frozenset(n.id for node in inner for n in descendants(node) if isinstance(n, ast.Name))

    @cached_property
    def blocks(self) -> dict[ast.stmt, tuple[list[ast.stmt], int]]:
        """Statement -> the statements among which it stands, and its position there."""
        return {
            statement: (block, index)
            for node in (self.node, *self.parents)
            for name in ("body", "orelse", "finalbody")
            if isinstance(block := getattr(node, name, None), list)
            for index, statement in enumerate(block)
        }

    @cached_property
    def all_bindings(self) -> list[Binding]:
        """Every place that binds a name, an attribute or an item, in source order."""
        return list(bindings(self.nodes))

    @cached_property
    def bindings(self) -> dict[str, list[Binding]]:
        """Local name -> every place that binds it; parameters are not among them."""
        outside = {name for node in self.nodes_of(ast.Global) for name in node.names}
        outside.update(name for node in self.nodes_of(ast.Nonlocal) for name in node.names)
        found: dict[str, list[Binding]] = {}
        for binding in self.all_bindings:
            name = bound_name(binding.target)
            if name and name not in outside:
                found.setdefault(name, []).append(binding)
        return found

    def bindings_in(self, statement: ast.stmt) -> list[tuple[str, Binding]]:
        """The places in ``statement`` that bind local names, with the names, in source order."""
        start = bisect_left(self._bindings_in_order, place_of(statement), key=_binding_place)
        end = bisect_right(self._bindings_in_order, end_of(statement), key=_binding_place)
        return self._bindings_in_order[start:end]

    @cached_property
    def _bindings_in_order(self) -> list[tuple[str, Binding]]:
        found = [(name, each) for name, bindings in self.bindings.items() for each in bindings]
        return sorted(found, key=_binding_place)

    @cached_property
    def parameter_names(self) -> frozenset[str]:
        return frozenset(arg.arg for arg in self.parameters)


def _binding_place(found: tuple[str, Binding]) -> tuple[int, int]:
    return place_of(found[1].target)
