"""Which ``if`` conditions MindSpore's parser resolves while it parses, and to what.

From 2.7 on the parser drops the other branch altogether: names may be unbound there and statements
unsupported. Source: ``Parser::CheckConstantCondition`` in MindSpore's ``parse.cc``; measured by the
cases of ``name_bound_under_attribute`` (probes u06 … u35, z40 … z62).
"""

from __future__ import annotations

import ast
import enum
import operator
import re
from collections.abc import Callable, Set
from typing import Any

from msgraph_lint.compiler.scope import Scope
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import MISSING, NUMBERS, TENSORS, UNKNOWN, Kind, Value, constant


class Fold(enum.Enum):
    """What the parser makes of a condition."""

    TRUE = "the first branch alone is compiled"
    FALSE = "the other branch alone is compiled"
    RESOLVED = "one branch alone is compiled, the source does not show which"
    OPEN = "both branches are compiled"
    UNKNOWN = "cannot be told from the source"

    @property
    def inverted(self) -> Fold:
        return {Fold.TRUE: Fold.FALSE, Fold.FALSE: Fold.TRUE}.get(self, self)


_JIT_COMMENT = re.compile(r"#\s*@jit.*")
_QUOTE = re.compile("['\"]")
_DECISION = re.compile(r"#\s*@jit.cond:\s*(True|False)")
_ORDER: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


@dataclass(frozen=True)
class Known:
    """What the parser knows at the place of a condition."""

    modified: Set[str]
    """Attributes of ``self`` that graph code assigned before: these it does not look up."""
    literal: Callable[[str], ast.Constant | None]
    """The literal that a local name is bound to there."""
    flag: Callable[[str], Value] = lambda _: UNKNOWN
    """What an attribute of ``self`` is that its class does not show."""


def fold(node: ast.If, scope: Scope, known: Known) -> Fold:
    """What the parser makes of the condition of ``node``."""
    comment = deciding_comment(node, scope)
    if comment is not None:
        return Fold.TRUE if comment.value else Fold.FALSE
    return _fold(node.test, scope, known)


@dataclass(frozen=True)
class DecidingComment:
    """A comment ``# @jit.cond: True`` or ``False``."""

    line: int
    value: bool


def deciding_comment(node: ast.If, scope: Scope) -> DecidingComment | None:
    """The last ``# @jit`` comment on the line before ``node`` or anywhere in it, branches included.

    Source: ``get_jit_comments`` in MindSpore's ``parser.py``; cases of ``condition_comment_in_branch``.
    """
    source = scope.module.source
    if not scope.module.holds("@jit.cond"):
        return None
    last, place = "", 0
    for line in range(node.lineno - 1, (node.end_lineno or node.lineno) + 1):
        comment = source.comments.get(line, "")
        if line < node.lineno and not source.line(line).lstrip().startswith("#"):
            continue
        if found := _JIT_COMMENT.search(_QUOTE.split(comment)[-1]):
            last, place = found.group(), line
    match = _DECISION.fullmatch(last)
    return DecidingComment(place, match[1] == "True") if match else None


def _fold(test: ast.expr, scope: Scope, known: Known) -> Fold:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _fold(test.operand, scope, known).inverted
    if isinstance(test, ast.BoolOp):
        return _fold_boolop(test, scope, known)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return _fold_compare(test, scope, known)
    value = _parser_value(test, scope, known)
    if value is None:
        return Fold.OPEN
    if value.kind is Kind.UNKNOWN or (value.kind is Kind.UNION and value.may_be(Kind.BOOL)):
        return Fold.UNKNOWN
    if value.kind is not Kind.BOOL:
        return Fold.OPEN
    return _truth(value.literal)


def _fold_boolop(test: ast.BoolOp, scope: Scope, known: Known) -> Fold:
    """The parser looks at the operands in order and stops at the one that decides."""
    decisive = Fold.TRUE if isinstance(test.op, ast.Or) else Fold.FALSE
    shown = True
    for operand in test.values:
        part = _fold(operand, scope, known)
        if part is Fold.UNKNOWN and _is_flag(operand, scope):
            part = Fold.RESOLVED
        if part in (Fold.OPEN, Fold.UNKNOWN):
            return part if shown else Fold.UNKNOWN
        if part is decisive:
            return decisive
        shown = shown and part is not Fold.RESOLVED
    return decisive.inverted if shown else Fold.RESOLVED


def _is_flag(node: ast.expr, scope: Scope) -> bool:
    """Whether it is an attribute that ``__init__`` is given, by default True or False."""
    name = attribute_of(node, scope.self_name)
    bound = scope.attributes.bindings.get(name, []) if name is not None and scope.attributes else []
    if len(bound) != 1 or bound[0].function is None or not isinstance(bound[0].value, ast.Name):
        return False
    default = bound[0].function.default(bound[0].value.id)
    return isinstance(default, ast.Constant) and isinstance(default.value, bool)


def _fold_compare(test: ast.Compare, scope: Scope, known: Known) -> Fold:
    left = _parser_value(test.left, scope, known)
    if left is None:
        return Fold.OPEN
    op, right = test.ops[0], test.comparators[0]
    if isinstance(op, (ast.Is, ast.IsNot)):
        if not (isinstance(right, ast.Constant) and right.value is None):
            return Fold.OPEN
        result = _is_none(left)
        return result if isinstance(op, ast.Is) else result.inverted
    if isinstance(op, (ast.Eq, ast.NotEq)):
        result = _equal(left, right, scope, known)
        return result if isinstance(op, ast.Eq) else result.inverted
    if type(op) in _ORDER:
        return _ordered(_ORDER[type(op)], left, right)
    return Fold.OPEN


def _is_none(left: Value) -> Fold:
    if left.kind is Kind.NONE:
        return Fold.TRUE
    return Fold.RESOLVED if left.may_be(Kind.NONE) else Fold.FALSE


def _equal(left: Value, right: ast.expr, scope: Scope, known: Known) -> Fold:
    if left.kind in TENSORS:
        return Fold.OPEN
    if isinstance(right, ast.Constant) and isinstance(right.value, (bool, int, float, str)):
        other: object = right.value
    elif isinstance(right, ast.Constant) and isinstance(right.value, bytes):
        return Fold.UNKNOWN
    elif isinstance(right, ast.Attribute):
        value = _parser_value(right, scope, known)
        if value is None:
            return Fold.OPEN
        other = value.literal
    else:
        return Fold.OPEN
    if left.may_be(*TENSORS):
        return Fold.UNKNOWN
    if left.literal is MISSING or other is MISSING:
        return Fold.RESOLVED
    return _truth(left.literal == other)


def _ordered(compare: Callable[[Any, Any], bool], left: Value, right: ast.expr) -> Fold:
    if not (isinstance(right, ast.Constant) and isinstance(right.value, (int, float))):
        return Fold.OPEN
    if not left.may_be(*NUMBERS):
        return Fold.OPEN
    if left.kind not in NUMBERS:
        return Fold.UNKNOWN
    if not isinstance(left.literal, (int, float)):
        return Fold.RESOLVED
    return _truth(compare(left.literal, right.value))


def _truth(value: object) -> Fold:
    if value is MISSING:
        return Fold.RESOLVED
    return Fold.TRUE if value else Fold.FALSE


def _parser_value(node: ast.expr, scope: Scope, known: Known) -> Value | None:
    """The Python object that the parser looks up for ``node``; ``None`` when it does not look."""
    name = attribute_of(node, scope.self_name)
    if name is not None:
        if name in known.modified or scope.attributes is None or scope.attributes.exists(name) is False:
            return None
        value = scope.attributes.value(name)
        if value.literal is MISSING and value.kind is not Kind.NONE:
            flag = known.flag(name)
            return flag if flag.kind is not Kind.UNKNOWN else value
        is_open = value.literal is not MISSING and scope.is_set_elsewhere(name)
        return constant(value.kind) if is_open else value
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if scope.is_local(node.value.id):
            return None
        return UNKNOWN if scope.resolve(node.value) is not None else None
    if isinstance(node, ast.Name):
        literal = known.literal(node.id)
        if literal is not None:
            return scope.value(literal)
        captured = scope.info.parent is not None and not scope.is_local(node.id)
        return UNKNOWN if captured and node.id not in scope.module.defined_names else None
    return None
