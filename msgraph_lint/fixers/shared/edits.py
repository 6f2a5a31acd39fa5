"""Text edits that fixers share: remove, replace and insert statements, and lose nothing else.

Every function returns ``None`` when the edit cannot be made without touching a comment or guessing
a layout: then there is no fix.
"""

from __future__ import annotations

import ast
import re
import tokenize

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.source import Source, Span

_INDENT = re.compile(r"[ \t\f]*")
_END = re.compile(r"[ \t\f]*;?[ \t\f]*(#.*)?", re.DOTALL)
"""What may follow the last statement on its line."""


def indent_of(source: Source, node: ast.AST) -> str:
    """The white space before the line that ``node`` starts on."""
    match = _INDENT.match(source.line(node.lineno))  # type: ignore[attr-defined]
    return match.group() if match else ""


def starts_line(source: Source, node: ast.AST) -> bool:
    """Whether only white space stands before ``node`` on its line."""
    start = source.span(node).start
    line, column = source.position(start)
    indent = _INDENT.match(source.line(line))
    return indent is not None and indent.end() >= column


def has_comment(source: Source, start: int, end: int) -> bool:
    """Whether a comment stands between the offsets ``start`` and ``end``."""
    first, last = source.position(start)[0], source.position(end)[0]
    for line in range(first, last + 1):
        if line in source.comments:
            column = source.line(line).rindex(source.comments[line])
            if start <= source.line_starts[line - 1] + column < end:
                return True
    return False


_LINE_PARTS = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
"""Tokens that begin no statement."""
_TIGHT = (
    ast.Name, ast.Attribute, ast.Call, ast.Constant, ast.Subscript, ast.List, ast.Dict, ast.Set,
    ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr,
)  # fmt: skip


def written(source: Source, node: ast.expr) -> str:
    """The text of ``node`` for another place: with its parentheses, or new ones where it breaks lines."""
    span = source.grouped(node)
    text = source.text[span.start : span.end]
    is_grouped = span != source.span(node)
    if is_grouped or isinstance(node, ast.Starred) or not ("\n" in text or "\r" in text):
        return text
    try:
        ast.parse(text, mode="eval")
    except SyntaxError:
        return f"({text})"
    return text


def operand(source: Source, node: ast.expr) -> str:
    """The text of ``node`` as an operand of any operator."""
    text = written(source, node)
    if isinstance(node, _TIGHT) or source.grouped(node) != source.span(node):
        return text
    return f"({text})"


def replace(source: Source, node: ast.AST, text: str) -> Edit | None:
    """``node`` replaced by ``text``; ``None`` when a comment stands inside it."""
    span = source.span(node)
    if has_comment(source, span.start, span.end):
        return None
    before, after = source.text[max(span.start - 1, 0) : span.start], source.text[span.end : span.end + 1]
    return Edit(span.start, span.end, f"{_gap(before, text[:1])}{text}{_gap(text[-1:], after)}")


def wrap(source: Source, node: ast.AST, function: str) -> tuple[Edit, Edit]:
    """``node`` put in a call of ``function``."""
    span = source.span(node)
    before = source.text[max(span.start - 1, 0) : span.start]
    return Edit(span.start, span.start, f"{_gap(before, function[0])}{function}("), Edit(
        span.end, span.end, ")"
    )


def _gap(left: str, right: str) -> str:
    """A space where the characters ``left`` and ``right`` would else be of one word."""
    return (
        " " if f"{left}_".isidentifier() and (f"_{right}".isidentifier() or right in "\"'") and right else ""
    )


def remove_statement(function: GraphFunction, node: ast.stmt) -> Edit | None:
    """``node`` removed, with its line when nothing else is on it; comments beside it stay."""
    source = function.module.source
    span = source.span(node)
    if has_comment(source, span.start, span.end):
        return None
    block = block_of(function, node)
    if len(block) == 1:
        return Edit(span.start, span.end, "pass")
    rest = re.compile(r"[ \t]*(;?)[ \t]*").match(source.text, span.end)
    after = rest.end() if rest else span.end
    semicolon = bool(rest and rest.group(1))
    line_end = source.line_end(span.end)
    if starts_line(source, node):
        if semicolon and after < line_end and source.text[after] != "#":
            return Edit(span.start, after, "")
        if after < line_end and source.text[after] == "#":
            return Edit(span.start, after, "")
        if source.text[after:line_end].strip():
            return Edit(span.start, span.end, "pass")  # a line continuation: keep the layout
        start = span.start - len(indent_of(source, node))
        return Edit(start, _next_line(source, line_end), "")
    line, column = source.position(span.start)
    before = source.line(line)[:column].rstrip(" \t")
    if not before.endswith(";"):
        return Edit(span.start, span.end, "pass")
    if semicolon:
        return Edit(span.start, after, "")
    return Edit(span.start - column + len(before[:-1].rstrip(" \t")), span.end, "")


def insert_before(function: GraphFunction, node: ast.stmt, text: str) -> Edit | None:
    """The simple statement ``text`` put before ``node`` (before its ``if`` when it is an ``elif``)."""
    source = function.module.source
    while is_elif(function, node):
        parent = function.parents[node]
        assert isinstance(parent, ast.stmt)
        node = parent
    start = source.span(node).start
    if starts_line(source, node):
        return Edit(start, start, f"{text}{source.newline(start)}{indent_of(source, node)}")
    if isinstance(node, (ast.If, ast.For, ast.While, ast.With, ast.FunctionDef, ast.ClassDef)):
        return None
    return Edit(start, start, f"{text}; ")


_NOT_ONCE = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.While, ast.BoolOp, ast.IfExp,
)  # fmt: skip
"""Where a part may be evaluated never, or more than once."""


def statement_before(function: GraphFunction, node: ast.expr) -> ast.stmt | None:
    """The statement before which what ``node`` computes can be written; ``None`` where that may differ."""
    statement = function.statement_of(node)
    around: ast.AST = node
    while around is not statement:
        inner, around = around, function.parents[around]
        first = getattr(around, "values", [None])[0] if isinstance(around, ast.BoolOp) else None
        is_first = inner in (first, getattr(around, "test", None) if isinstance(around, ast.IfExp) else None)
        if isinstance(around, _NOT_ONCE) and not is_first:
            return None
    is_plain = not is_elif(function, statement) and starts_line(function.module.source, statement)
    return statement if is_plain else None


def append_to(function: GraphFunction, text: str) -> Edit | None:
    """The simple statement ``text`` put at the end of ``function``."""
    return insert_after(function, function.node.body[-1], text)


def insert_after(function: GraphFunction, node: ast.stmt, text: str) -> Edit | None:
    """The simple statement ``text`` put after ``node``, the last of its block."""
    source, first = function.module.source, block_of(function, node)[0]
    last = source.span(node).end
    end = source.line_end(last)
    if not starts_line(source, first):
        return Edit(last, last, f"; {text}")
    if _END.fullmatch(source.text, last, end) is None:
        return None
    return Edit(end, end, f"{source.newline(end)}{indent_of(source, first)}{text}")


def dedent(source: Source, first: int, last: int, inner: str, outer: str) -> list[Edit] | None:
    """The lines ``first`` to ``last``, indented by ``inner``, moved left to ``outer``.

    Comments, empty lines and what goes on in brackets may stand further left. ``None`` when a statement does,
    or when a string would change.
    """
    if not inner.startswith(outer) or inner == outer:
        return None
    starts, inside = set[int](), set[int]()
    before: tokenize.TokenInfo | None = None
    for token in source.tokens:
        if first <= token.start[0] <= last:
            if token.type not in _LINE_PARTS and (before is None or before.type == tokenize.NEWLINE):
                starts.add(token.start[0])
            if token.type not in _LINE_PARTS:
                inside.update(range(token.start[0] + 1, token.end[0] + 1))
        if token.type not in _LINE_PARTS or token.type == tokenize.NEWLINE:
            before = token
    edits: list[Edit] = []
    for number in range(first, last + 1):
        if number in inside:
            return None
        if source.line(number).startswith(inner):
            start = source.line_starts[number - 1]
            edits.append(Edit(start + len(outer), start + len(inner), ""))
        elif number in starts:
            return None
    return edits


_HEAD_END = re.compile(r"[ \t\f)]*:[ \t\f]*")


def without_head(source: Source, node: ast.If) -> list[Edit | None]:
    """``if …:`` removed and its only statement moved left."""
    first, outer = node.body[0], indent_of(source, node)
    start, end = source.span(node).start, source.span(node.test).end
    head = _HEAD_END.match(source.text, end)
    line = source.position(start)[0]
    is_plain = (
        source.text.startswith("if", start) and starts_line(source, node) and starts_line(source, first)
    )
    if head is None or not is_plain or has_comment(source, start, end):
        return [None]
    last = source.position(head.end())[0]
    moved = dedent(source, last + 1, first.end_lineno or first.lineno, indent_of(source, first), outer)
    if moved is None:
        return [None]
    if head.end() < source.line_end(end):  # a comment
        return [Edit(start, head.end(), ""), *moved]
    return [Edit(source.line_starts[line - 1], _next_line(source, head.end()), ""), *moved]


def is_elif(function: GraphFunction, node: ast.stmt) -> bool:
    """Whether ``node`` is the ``elif`` of another ``if``."""
    parent = function.parents.get(node)
    if not (isinstance(node, ast.If) and isinstance(parent, ast.If) and parent.orelse == [node]):
        return False
    return function.module.source.text.startswith("elif", function.module.source.span(node).start)


def block_of(function: GraphFunction, node: ast.stmt) -> list[ast.stmt]:
    """The statements among which ``node`` stands."""
    return function.info.blocks[node][0]


def add_to_init(cls: ClassInfo, *statements: str) -> Edit | None:
    """The ``statements`` added at the end of ``__init__`` of ``cls``.

    A class without ``__init__`` gets one that passes every argument on. ``None`` when the layout of
    the class leaves no place (a one-line body, an ``__init__`` that ends in a branch with ``return``).
    """
    source = cls.module.source
    init = cls.methods.get("__init__")
    if init is None:
        return _new_init(cls, statements)
    if any(isinstance(node, ast.Return) for node in ast.walk(init.node)):
        return None
    last = source.span(init.node.body[-1]).end
    end = source.line_end(last)
    if not starts_line(source, init.node.body[0]):
        return Edit(last, last, "".join(f"; {statement}" for statement in statements))
    if _END.fullmatch(source.text, last, end) is None:
        return None
    before = f"{source.newline(end)}{indent_of(source, init.node.body[0])}"
    return Edit(end, end, "".join(f"{before}{statement}" for statement in statements))


def _new_init(cls: ClassInfo, statements: tuple[str, ...]) -> Edit | None:
    """An ``__init__`` put before the first method of ``cls``."""
    source = cls.module.source
    method = next((m for m in cls.node.body if isinstance(m, (ast.FunctionDef, ast.AsyncFunctionDef))), None)
    inherited = cls.method("__init__")
    if method is None or not starts_line(source, method):
        return None
    first_line = min([method.lineno, *(d.lineno for d in method.decorator_list)])
    indent = indent_of(source, method)
    step = step_of(source, method)
    signature, call = _passed_on(inherited)
    lines = [
        f"def __init__(self{signature}):",
        f"{step}super().__init__({call})",
        *(f"{step}{statement}" for statement in statements),
    ]
    at = source.line_starts[first_line - 1]
    newline = source.newline(at)
    return Edit(at, at, "".join(f"{indent}{line}{newline}" for line in lines) + newline)


def _passed_on(inherited: FunctionInfo | None) -> tuple[str, str]:
    """The parameters of a new ``__init__`` and what it hands to the inherited one."""
    if inherited is not None:
        a = inherited.node.args
        if len(inherited.parameters) == 1 and not (a.vararg or a.kwarg):
            return "", ""
    return ", *args, **kwargs", "*args, **kwargs"


def step_of(source: Source, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """One level of indentation, as ``function`` writes it."""
    outer, body = indent_of(source, function), function.body[0]
    inner = indent_of(source, body)
    if starts_line(source, body) and inner.startswith(outer) and len(inner) > len(outer):
        return inner[len(outer) :]
    return "\t" if outer.startswith("\t") else "    "


def _next_line(source: Source, line_end: int) -> int:
    """The offset just after the line end at ``line_end``."""
    match = re.compile(r"\r\n|\r|\n").match(source.text, line_end)
    return match.end() if match else line_end


def is_private(function: GraphFunction, name: str) -> bool:
    """Whether ``name`` is local to ``function``, and no nested function reads it."""
    return name in function.bindings and name not in function.info.captured_names


def free_name(wanted: str, taken: frozenset[str] | set[str]) -> str:
    """``wanted``, with a number when it is taken."""
    if wanted not in taken:
        return wanted
    return next(
        f"{wanted}_{number}" for number in range(1, len(taken) + 2) if f"{wanted}_{number}" not in taken
    )


_OPERATOR = re.compile(r"[\s\\)]*?(?P<operator>\bnot\s+in\b|\bis\s+not\b|\bin\b|\bis\b|[<>=!]=|[<>])[\s\\(]*")


def operators(source: Source, node: ast.Compare) -> list[Span] | None:
    """Where the operators of ``node`` stand; ``None`` when a comment stands beside one."""
    found: list[Span] = []
    for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
        match = _OPERATOR.fullmatch(source.text, source.span(left).end, source.span(right).start)
        if match is None:
            return None
        found.append(Span(*match.span("operator")))
    return found


def identity_with_none(source: Source, node: ast.Compare) -> Edit | None:
    """``a == None``, ``None == a`` and ``a != None`` written with ``is`` and ``is not``."""
    left, right = node.left, node.comparators[0]
    other = right if is_none_literal(left) else left
    operator = "is" if isinstance(node.ops[0], ast.Eq) else "is not"
    return replace(source, node, f"{written(source, other)} {operator} None")
