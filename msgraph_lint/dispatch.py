"""Which rule is asked about what: each looks at certain things that happen, and is loaded when they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.resting import RESTING
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.registry import Registered

Failures = dict[str, tuple[Registered, Exception]]
"""Code -> the rule and what went wrong with it."""


class Dispatch:
    """The ``rules``, by what they look at."""

    def __init__(self, rules: Iterable[Registered]) -> None:
        self._kinds: dict[str, dict[str, dict[bool, list[Registered]]]] = {}
        """Kind -> key -> the rules that look at all such things, and those that look at what is sure."""
        for entry in rules:
            for key in entry.rule.on:
                by_key = self._kinds.setdefault(key.partition(" ")[0], {})
                by_key.setdefault(key, {}).setdefault(entry.rule.sure, []).append(entry)

    def questions(self, function: GraphFunction, failed: Failures) -> Iterator[tuple[Registered, Any]]:
        """The rules to ask, each with what happens in ``function`` that it looks at.

        Each time ``RESTING`` says on which assumptions it rests that this happens.

        ``failed``: the rules that are not to be asked any more; those whose things cannot be found join them.
        """
        from msgraph_lint.analyses.python.text_calls import run_by_text  # only graph code needs all this
        from msgraph_lint.events import KINDS

        asked: set[str] = set()
        texts = run_by_text(function)
        for kind, rules in self._kinds.items():
            if kind not in KINDS:
                continue
            RESTING.on = 0
            try:
                found = KINDS[kind](function)
            except Exception as error:
                failed.update({entry.rule.code: (entry, error) for entry in _all(rules)})
                continue
            around = RESTING.on
            for key, things in found.items():
                for is_sure, entries in rules.get(key, {}).items():
                    for entry in entries:
                        code, once = entry.rule.code, entry.rule.once
                        for thing in things:
                            if code in failed or (once and code in asked):
                                break
                            if texts and thing in texts:
                                continue
                            RESTING.on = around
                            try:
                                if is_sure and not function.surely_compiles(thing):
                                    continue
                            except Exception as error:
                                failed[code] = entry, error
                                break
                            asked.add(code)
                            yield entry, thing

    def questions_in_file(self, code: PythonCode, failed: Failures) -> Iterator[tuple[Registered, Any]]:
        """The same for what all code of a file does, in graph code or outside."""
        from msgraph_lint.events import KINDS_IN_FILES

        for kind, rules in self._kinds.items():
            if kind not in KINDS_IN_FILES:
                continue
            try:
                found = KINDS_IN_FILES[kind](code)
            except Exception as error:
                failed.update({entry.rule.code: (entry, error) for entry in _all(rules)})
                continue
            for key, things in found.items():
                for entries in rules.get(key, {}).values():
                    for entry in entries:
                        yield from ((entry, thing) for thing in things if entry.rule.code not in failed)

    @property
    def looks_into_files(self) -> bool:
        """Whether a rule looks at all code."""
        from msgraph_lint.events import KINDS_IN_FILES

        return not self._kinds.keys().isdisjoint(KINDS_IN_FILES)


def _all(rules: dict[str, dict[bool, list[Registered]]]) -> Iterator[Registered]:
    return (entry for each in rules.values() for entries in each.values() for entry in entries)
