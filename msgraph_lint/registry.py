"""The rules with checkers and fixers: each is one module in ``checkers``, and perhaps one in ``fixers``."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any

from msgraph_lint import checkers, fixers
from msgraph_lint.findings import Finding, Fix
from msgraph_lint.hits import Fixer
from msgraph_lint.judging import Comments
from msgraph_lint.rules import Rule, all_rules

Check = Callable[[Any, Any], Iterator[Any]]
"""From a function of graph code and what happens in it to `Hit`; from `PythonCode` to `CodeHit`."""
CommentCheck = Callable[[Comments], Iterator[Finding]]
CommentFixer = Callable[[Finding], Fix]


class Registered:
    """A rule; its checker and its fixer are loaded when they are asked for."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    @cached_property
    def check(self) -> Check:
        """What it finds in one of the things that it looks at, which happens in a function of graph code."""
        check: Check = importlib.import_module(f"{checkers.__name__}.{self.rule.module}").check
        return check

    @cached_property
    def check_comments(self) -> CommentCheck:
        """What it finds in the comments of a file once all else is found: for rules about comments."""
        check: CommentCheck = importlib.import_module(
            f"{checkers.__name__}.{self.rule.module}"
        ).check_comments
        return check

    @cached_property
    def fixer(self) -> Fixer | None:
        """Its fixer, if it has one."""
        if not self.rule.has_fixer:
            return None
        fixer: Fixer = importlib.import_module(f"{fixers.__name__}.{self.rule.module}").fix
        return fixer

    @cached_property
    def fix_comment(self) -> CommentFixer:
        """The fixer of a rule about comments."""
        fixer: CommentFixer = importlib.import_module(f"{fixers.__name__}.{self.rule.module}").fix_comment
        return fixer


@cache
def registry() -> dict[str, Registered]:
    """Code -> rule, sorted by code."""
    return {code: Registered(rule) for code, rule in all_rules().items()}
