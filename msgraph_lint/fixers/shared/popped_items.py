"""What `dict.pop` does, in steps that graph code has: read the item, then make the dict anew without it."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.aliases.sharing import Change, read_after
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import (
    free_name,
    indent_of,
    is_elif,
    replace,
    starts_line,
    step_of,
    written,
)
from msgraph_lint.hits import Hit
from msgraph_lint.source import Source


def fix_pop(hit: Hit) -> Fix | None:
    """What the call of `pop` does, written so that it compiles."""
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    owner, item = method_of(call).value, _item(hit.source, call)
    if item is None or not isinstance(owner, ast.Name):
        return None
    is_read = read_after(function, call, owner.id, Change(call, owner.id)) is not None
    is_last = not is_read or _asks_for_others(function, call, owner.id)
    if is_last and not _is_repeated(function, call, owner.id):
        return _read(hit, call, owner, item)
    return _without_item(hit, call, owner, item)


def _is_repeated(function: GraphFunction, call: ast.Call, name: str) -> bool:
    """Whether a loop pops from the same dict in each round: the second does not find the key any more."""
    around: ast.AST = call
    while around is not function.node:
        around = function.parents[around]
        if isinstance(around, (ast.For, ast.While)):
            inside = set(ast.walk(around))
            if not any(each.statement in inside for each in function.bindings.get(name, ())):
                return True
    return False


def _asks_for_others(function: GraphFunction, call: ast.Call, name: str) -> bool:
    """Whether all that the function asks the dict for are other keys, which it names."""
    key = call.args[0]
    reads = (
        node for node in function.nodes(ast.Name) if node.id == name and node is not method_of(call).value
    )
    return isinstance(key, ast.Constant) and all(
        isinstance(node.ctx, ast.Store) or _key_asked_for(function, node) not in (None, key.value)
        for node in reads
    )


def _key_asked_for(function: GraphFunction, node: ast.Name) -> object:
    """The key in `d["key"]` and `d.get("key")`; ``None`` where the source does not show one."""
    around = function.parents[node]
    called = function.parents[around]
    asked: ast.expr | None = None
    if isinstance(around, ast.Subscript) and around.value is node:
        asked = around.slice
    elif isinstance(around, ast.Attribute) and isinstance(called, ast.Call) and called.func is around:
        asked = called.args[0] if around.attr in ("get", "pop") and called.args else None
    return asked.value if isinstance(asked, ast.Constant) else None


def _read(hit: Hit, call: ast.Call, owner: ast.Name, text: str) -> Fix | None:
    """`d[key]` for `d.pop(key)`, where the function does not look for the key afterwards."""
    function = hit.function
    edit = replace(hit.source, call, text)
    if edit is None:
        return None
    if _is_own(function, owner.id):
        return Fix(f"Read `{text}`", (edit,), Safety.SAFE)
    reason = f"the key stays in `{owner.id}`, where others may find it"
    return Fix(f"Read `{text}`", (edit,), Safety.UNSAFE, reason)


def _item(source: Source, call: ast.Call) -> str | None:
    """The item that ``call`` pops, read."""
    if call.keywords or any(isinstance(each, ast.Starred) for each in call.args):
        return None
    owner, *given = (written(source, each) for each in (method_of(call).value, *call.args))
    if len(given) == 1:
        return f"{owner}[{given[0]}]"
    return f"{owner}.get({', '.join(given)})" if len(given) == 2 else None


def _is_own(function: GraphFunction, name: str) -> bool:
    """Whether nothing but this function ever holds the dict ``name``."""
    is_gathered = function.node.args.kwarg is not None and function.node.args.kwarg.arg == name
    bindings = function.bindings.get(name, ())
    is_made = bool(bindings) and all(isinstance(binding.value, ast.Dict) for binding in bindings)
    if name in function.info.captured_names or not (is_made or (is_gathered and not bindings)):
        return False
    reads = (node for node in function.nodes(ast.Name) if node.id == name and isinstance(node.ctx, ast.Load))
    return all(_keeps(function, node) for node in reads)


def _keeps(function: GraphFunction, node: ast.AST) -> bool:
    """Whether the dict ``node`` is only looked into, or handed on item by item."""
    parent = function.parents[node]
    if isinstance(parent, ast.keyword):
        return parent.arg is None
    if isinstance(parent, ast.Compare):
        return all(isinstance(each, (ast.In, ast.NotIn)) for each in parent.ops)
    return isinstance(parent, (ast.Subscript, ast.Attribute))


def _without_item(hit: Hit, call: ast.Call, owner: ast.Name, item: str) -> Fix | None:
    """The item read, and a dict without it for what follows."""
    function = hit.function
    if not isinstance(call.args[0], ast.Constant) or not _may_be_another(function, owner.id):
        return None
    anew = _Anew(function, owner.id, written(hit.source, call.args[0]))
    edits = anew.around(call, item)
    if edits is None:
        return None
    reason = f"`{owner.id}` becomes another dict: who holds the one of before still finds the key there"
    return Fix(
        f"Read `{item}`, and make `{owner.id}` anew without it", edits, Safety.UNSAFE, reason, anew.claims
    )


def _may_be_another(function: GraphFunction, name: str) -> bool:
    """Whether nobody waits for what the function does to the dict ``name``.

    Not so for an item of something else, nor for what a helper gets and puts items into.
    """
    bindings = function.bindings.get(name, ())
    if name in function.info.captured_names or any(
        binding.iterated or not isinstance(binding.value, (ast.Dict, ast.Call)) for binding in bindings
    ):
        return False
    is_filled = any(
        isinstance(node.value, ast.Name) and node.value.id == name and isinstance(node.ctx, ast.Store)
        for node in function.nodes(ast.Subscript)
    )
    is_gathered = function.node.args.kwarg is not None and function.node.args.kwarg.arg == name
    return bool(bindings) or is_gathered or function.is_entry or not is_filled


class _Anew:
    """The statements that make the dict ``name`` anew without ``key``."""

    def __init__(self, function: GraphFunction, name: str, key: str) -> None:
        self.function = function
        self.source = function.module.source
        self.name = name
        self.key = key
        taken = {*function.info.mentions, *function.parameter_names}
        self.popped, self.rest, self.each, self.value = (
            free_name(wanted, taken) for wanted in ("popped", "rest", "key", "value")
        )

    @property
    def claims(self) -> frozenset[Claim]:
        start = self.source.span(self.function.node).start
        made = (self.popped, self.rest, self.each, self.value)
        return frozenset(Claim(self.function.module.key, start, name) for name in made)

    def around(self, call: ast.Call, item: str) -> tuple[Edit, ...] | None:
        """The edits for ``call``, whose statement has its lines to itself."""
        function, source = self.function, self.source
        statement = function.statement_of(call)
        if not starts_line(source, statement):
            return None
        if isinstance(statement, ast.If):
            if is_elif(function, statement) or not self._is_first(call, statement.test):
                return None
            start = source.span(statement).start
            lines = [f"{self.popped} = {item}", *self._lines()]
            read = replace(source, call, self.popped)
            before = "".join(f"{line}{self._break(statement)}" for line in lines)
            return None if read is None else (Edit(start, start, before), read)
        end = source.span(statement).end
        line_end = source.line_end(end)
        beside = source.text[end:line_end].strip()
        if (beside and not beside.startswith("#")) or function.parents[call] is not statement:
            return None
        lines = self._lines()
        if isinstance(statement, ast.Expr):
            anew = replace(source, statement, self._break(statement).join(lines))
            return None if anew is None else (anew,)
        read = replace(source, call, item)
        after = "".join(f"{self._break(statement)}{line}" for line in lines)
        return None if read is None else (read, Edit(line_end, line_end, after))

    def _is_first(self, call: ast.Call, test: ast.expr) -> bool:
        """Whether ``call`` is what the condition ``test`` asks first."""
        node: ast.AST = call
        while node is not test:
            parent = self.function.parents[node]
            first = getattr(parent, "left", None) or getattr(parent, "operand", None)
            if isinstance(parent, ast.BoolOp):
                first = parent.values[0]
            if first is not node:
                return False
            node = parent
        return True

    def _lines(self) -> list[str]:
        step = step_of(self.source, self.function.node)
        return [
            f"{self.rest} = {{}}",
            f"for {self.each}, {self.value} in {self.name}.items():",
            f"{step}if {self.each} != {self.key}:",
            f"{step}{step}{self.rest}[{self.each}] = {self.value}",
            f"{self.name} = {self.rest}",
        ]

    def _break(self, statement: ast.stmt) -> str:
        start = self.source.span(statement).start
        return f"{self.source.newline(start)}{indent_of(self.source, statement)}"
