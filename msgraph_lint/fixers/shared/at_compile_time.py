"""Work with constants as a function under ``@constexpr``, which Python runs while the graph is compiled.

``self.mode.split("-")`` becomes ``_split(self.mode)``. All that such a function is given has to be known
then: of a Tensor, MindSpore 2.10 gives it None and says nothing.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable, Iterator

from msgraph_lint.analyses.python.strings import is_method_of_string
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import free_name, has_comment, indent_of, replace, starts_line
from msgraph_lint.fixers.shared.spelling import Speller, after_imports
from msgraph_lint.program.definitions import Module
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import NUMBERS, Kind, Value

_PLAIN = NUMBERS | {Kind.STR, Kind.NONE, Kind.TUPLE, Kind.LIST}
_PURE = {
    "all", "any", "enumerate", "int", "len", "list", "max", "min", "range", "reversed", "sorted", "str",
    "sum", "tuple", "zip",
}  # fmt: skip
"""Builtins that do nothing but compute."""
_REFUSED = (ast.Await, ast.NamedExpr, ast.Starred, ast.Yield, ast.YieldFrom)
_OF_PYTHON = (ast.Yield, ast.YieldFrom, ast.Global, ast.Await)
"""What a function does that cannot be computed once."""
_WORD = re.compile(r"\w+")


def method_chain(function: GraphFunction, node: ast.expr) -> ast.expr:
    """The call ``node`` with the methods that are called on what it gives: ``a.strip().split()``."""
    while isinstance(method := function.parents[node], ast.Attribute):
        call = function.parents[method]
        if not isinstance(call, ast.Call) or call.func is not method or not hasattr(str, method.attr):
            break
        node = call
    return node


def computed(
    function: GraphFunction,
    node: ast.expr,
    name: str,
    form: Callable[[str], str] = str,
    allowed: ast.Call | None = None,
) -> Fix | None:
    """``node`` as the call of a new function ``_name``, which returns ``form`` of its text.

    Python does nothing there but to compute, and to call ``allowed``.
    """
    speller = Speller(function.module, frozenset(_names_around(function)))
    lifted = _Lifted.of(function, node, allowed)
    decorator = speller.spell("mindspore.ops.constexpr")
    source, at = function.module.source, after_imports(function.module.source, function.module.tree.body)
    if lifted is None or at is None or not speller.is_complete:
        return None
    head, body = f"({', '.join(lifted.parameters)}):", f"return {form(lifted.text)}"
    known = _existing(function.module, head, body)
    taken = {*_WORD.findall(source.text), *dir(builtins)}
    called = known or free_name(f"_{name}", taken)
    call = replace(source, node, f"{called}({', '.join(lifted.arguments)})")
    if call is None:
        return None
    edits, newline = [call], source.newline(at)
    if known is None:
        lines = ["", "", f"@{decorator}", f"def {called}{head}", f"    {body}"]
        imports = [each for each in speller.imports if each.start != at]
        before = "".join(each.text for each in speller.imports if each.start == at)
        edits += [*imports, Edit(at, at, before + "".join(f"{line}{newline}" for line in lines))]
    title = f"Compute `{source.segment(node)}` while the graph is compiled: `{called}`"
    claims = frozenset({Claim(function.module.key, 0, called)})
    if not lifted.guessed:
        return Fix(title, tuple(edits), Safety.SAFE, claims=claims)
    guessed = " and ".join(f"`{each}`" for each in lifted.guessed)
    return Fix(title, tuple(edits), Safety.UNSAFE, f"{guessed} is taken for a string", claims)


def as_constant(function: GraphFunction) -> Fix | None:
    """``function`` itself under ``@constexpr``: one of the module, which is given and returns no Tensors."""
    info, source = function.info, function.module.source
    is_plain = info.owner is None and info.parent is None and not info.node.decorator_list
    known = all(_is_known(function.parameter_value(name)) for name in function.parameter_names)
    returned = [function.value(each.value) for each in info.nodes_of(ast.Return) if each.value is not None]
    if not (is_plain and known and returned) or function.is_entry or not starts_line(source, info.node):
        return None
    if isinstance(info.node, ast.AsyncFunctionDef) or any(info.nodes_of(each) for each in _OF_PYTHON):
        return None
    if any(value.kind not in {*_PLAIN, Kind.UNKNOWN} or value.is_variable for value in returned):
        return None
    speller = Speller(function.module)
    decorator = speller.spell("mindspore.ops.constexpr")
    if not speller.is_complete:
        return None
    start = source.line_starts[info.node.lineno - 1]
    line = f"{indent_of(source, info.node)}@{decorator}{source.newline(start)}"
    reason = f"graph code then gets what `{info.name}` returns while it is compiled, at all calls"
    title = f"Run `{info.name}` while the graph is compiled: `@{decorator}`"
    return Fix(title, (Edit(start, start, line), *speller.imports), Safety.UNSAFE, reason)


def _names_around(function: GraphFunction) -> Iterator[str]:
    """The names that are not global where ``function`` stands."""
    yield from function.parameter_names
    yield from function.bindings
    info = function.info.parent
    while info is not None:
        yield from info.parameter_names
        yield from info.bindings
        info = info.parent


def _bound_around(function: GraphFunction, node: ast.AST) -> Iterator[str]:
    """The names that lambdas and comprehensions around ``node`` bind."""
    while node is not function.node:
        node = function.parents[node]
        if isinstance(node, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            for part in ast.walk(node):
                if isinstance(part, ast.arg):
                    yield part.arg
                elif isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load):
                    yield part.id


def _existing(module: Module, head: str, body: str) -> str | None:
    """The name of a function that such a fix has made before."""
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == len(node.body) == 1:
            decorator = module.source.segment(node.decorator_list[0])
            made = f"@{decorator} def {node.name}{head} {body}"
            if decorator.endswith("constexpr") and ast.unparse(
                ast.parse(made.replace(" def", "\ndef", 1))
            ) == (ast.unparse(node)):
                return node.name
    return None


class _Lifted:
    """An expression as the body of a function of its own."""

    def __init__(self, text: str, parameters: list[str], arguments: list[str], guessed: list[str]) -> None:
        self.text = text
        self.parameters = parameters
        self.arguments = arguments
        self.guessed = guessed
        """What has to be a string, and is not shown to be one."""

    @classmethod
    def of(cls, function: GraphFunction, node: ast.expr, allowed: ast.Call | None) -> _Lifted | None:
        source = function.module.source
        span = source.span(node)
        around = {*_names_around(function), *_bound_around(function, node)}
        own = {
            part.id
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load)
        }
        own |= {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}
        if has_comment(source, span.start, span.end) or own & around:
            return None
        if not all(part is allowed or _is_pure(function, part) for part in ast.walk(node)):
            return None
        names: dict[str, str] = {}
        guessed: list[str] = []
        edits: list[Edit] = []
        taken = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        leaves = list(_leaves(function, node, around))
        is_one = len({*map(source.segment, leaves)}) == 1
        for leaf in leaves:
            text = source.segment(leaf)
            value = function.value(leaf)
            if not _is_known(value):
                if not _is_taken_for_string(function, leaf, value):
                    return None
                guessed.append(text)
            if text not in names:
                wanted = leaf.attr if isinstance(leaf, ast.Attribute) else text
                if is_one and (text in guessed or value.kind is Kind.STR):
                    wanted = "text"
                names[text] = wanted if wanted == text else free_name(wanted, taken | {*names.values()})
            leaf_span = source.span(leaf)
            edits.append(Edit(leaf_span.start, leaf_span.end, names[text]))
        inner = source.text[span.start : span.end]
        for edit in sorted(edits, reverse=True):
            inner = inner[: edit.start - span.start] + edit.text + inner[edit.end - span.start :]
        if "\n" in inner or "\r" in inner:
            inner = f"({inner})"
        return cls(inner, [*names.values()], [*names], [*dict.fromkeys(guessed)])


def _is_pure(function: GraphFunction, part: ast.AST) -> bool:
    """Whether Python does nothing there but to compute."""
    if isinstance(part, ast.Call):
        is_method = isinstance(part.func, ast.Attribute) and hasattr(str, part.func.attr)
        return is_method or (isinstance(part.func, ast.Name) and is_builtin(function, part.func, *_PURE))
    return not isinstance(part, _REFUSED)


def _leaves(function: GraphFunction, node: ast.AST, around: set[str]) -> Iterator[ast.expr]:
    """The local names and attributes of ``self`` in ``node``."""
    if isinstance(node, ast.Attribute) and attribute_of(node, function.self_name) is not None:
        yield node
        return
    if isinstance(node, ast.Name) and node.id in around:
        yield node
        return
    for child in ast.iter_child_nodes(node):
        yield from _leaves(function, child, around)


def _is_known(value: Value) -> bool:
    """Whether it is known when the graph is compiled, and of a kind that functions of Python can be given."""
    is_plain = value.kind in _PLAIN and value.is_constant and not value.interpreted
    return is_plain and all(_is_known(item) for item in value.items or ())


def _is_taken_for_string(function: GraphFunction, leaf: ast.expr, value: Value) -> bool:
    method = function.parents[leaf]
    call = function.parents[method]
    return (
        value.kind in (Kind.UNKNOWN, Kind.STR)
        and not value.is_variable
        and not value.interpreted
        and isinstance(method, ast.Attribute)
        and isinstance(call, ast.Call)
        and call.func is method
        and is_method_of_string(function, call)
    )
