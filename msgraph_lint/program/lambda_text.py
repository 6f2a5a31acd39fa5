"""Whether the compiler finds the text of a lambda, of which Python keeps only the line.

``inspect.getsource`` gives the compiler all from that line to the end of the statement, or to the first line
end outside of brackets that were opened on the way. That has to be the lambda, or a statement that assigns or
returns it: no tuple, which a comma behind it makes, no call, no piece of a dict. Cases of
``lambda_in_attribute_container``, ``lambda_as_init_argument``, ``lambda_given_to_compiler``.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from textwrap import dedent

from msgraph_lint.source import Source

_HEAD = re.compile(r"(\s*def\s)|(\s*async\s+def\s)|(.*(?<!\w)lambda(:|\s))|(\s*@)")
"""A line at which ``inspect`` begins; else it looks further up."""


def is_located(source: Source, node: ast.Lambda) -> bool:
    """Whether the compiler finds ``node`` by its line."""
    first = node.lineno
    while first > 1 and not _HEAD.match(source.line(first)):
        first -= 1
    try:
        found = ast.parse(dedent("".join(_statement(source, first)))).body
    except (SyntaxError, ValueError):
        return False
    return bool(found) and isinstance(getattr(found[0], "value", None), ast.Lambda)


def _statement(source: Source, first: int) -> list[str]:
    """The lines from ``first`` to a line end outside of brackets."""
    lines = _lines(source, first)
    read: list[str] = []

    def readline() -> str:
        read.append(next(lines, ""))
        return read[-1]

    depth = 0
    try:
        for token in tokenize.generate_tokens(readline):
            if token.type == tokenize.OP:
                depth += (token.string in "([{") - (token.string in ")]}")
            elif token.type in (tokenize.NEWLINE, tokenize.NL) and depth <= 0:
                return read[: token.start[0]]
    except (tokenize.TokenError, SyntaxError):  # a bracket that was opened further up
        return read[:1]
    return read


def _lines(source: Source, first: int) -> Iterator[str]:
    return (source.line(number) + "\n" for number in range(first, len(source.line_starts) + 1))
