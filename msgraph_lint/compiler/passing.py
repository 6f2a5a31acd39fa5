"""What a call passes, as far as the source shows it: ``*`` and ``**`` hide only what is in them."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def passed(call: ast.Call, name: str, position: int | None) -> ast.expr | None:
    """The expression that ``call`` surely passes for the parameter ``name``, which is the ``position``-th."""
    if name in (given := keywords(call)):
        return given[name]
    known = positional(call)
    return known[position] if position is not None and position < len(known) else None


def is_omitted(call: ast.Call, name: str, position: int | None) -> bool:
    """Whether ``call`` surely leaves the parameter ``name`` to its default."""
    return is_shown(call) and passed(call, name, position) is None


def positional(call: ast.Call) -> list[ast.expr]:
    """The arguments by position, up to a ``*`` of which the source does not show what it unpacks."""
    found: list[ast.expr] = []
    for node in unpacked(call.args):
        if isinstance(node, ast.Starred):
            break
        found.append(node)
    return found


def shown(call: ast.Call) -> list[ast.expr]:
    """The arguments that no keyword names, whatever their positions, as far as the source shows them."""
    return [node for node in unpacked(call.args) if not isinstance(node, ast.Starred)]


def keywords(call: ast.Call) -> dict[str, ast.expr]:
    """The arguments by keyword, without those in a ``**``."""
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}


def is_shown(call: ast.Call) -> bool:
    """Whether the source shows all that ``call`` passes."""
    is_starred = any(isinstance(node, ast.Starred) for node in unpacked(call.args))
    return not is_starred and all(keyword.arg is not None for keyword in call.keywords)


def unpacked(nodes: list[ast.expr]) -> Iterator[ast.expr]:
    """``nodes``, with ``*(a, b)`` as ``a`` and ``b``."""
    for node in nodes:
        if isinstance(node, ast.Starred) and isinstance(node.value, (ast.Tuple, ast.List)):
            yield from unpacked(node.value.elts)
        else:
            yield node
