"""``msgraph-lint explain``: what a traceback or log of MindSpore is about, and which line of the code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint.commands.common import (
    CLEAN,
    FAILED,
    Parser,
    add_color,
    add_language,
    columns,
    fail,
    language_of,
    paint_for,
    path,
)

if TYPE_CHECKING:
    from msgraph_lint.compile_errors import CompileError
    from msgraph_lint.reports import Item
    from msgraph_lint.reports.terminal import Paint


def parser() -> Parser:
    made = Parser(
        prog="msgraph-lint explain",
        description="Explain what MindSpore said: which rule it is about, and which line of your code.",
    )
    made.add_argument(
        "log", nargs="?", default="-", type=path, metavar="FILE", help="a traceback or log (default: stdin)"
    )
    add_color(made)
    add_language(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.compile_errors import read
    from msgraph_lint.languages import speaking

    try:
        log = _text(options.log)
    except OSError as error:
        return fail(f"{options.log}: cannot read: {error.strerror or error}")
    errors = read(log)
    if not errors:
        return fail("no message of an error in it, such as `RuntimeError: Unsupported statement 'Delete'.`")
    paint = paint_for(options, sys.stdout)
    with speaking(language_of(options)):
        known = [_explain(error, paint) for error in errors]
    return CLEAN if any(known) else FAILED


def _text(name: str) -> str:
    if name != "-":
        return Path(name).read_text("utf-8", errors="replace")
    if sys.stdin.isatty():
        print("Paste what MindSpore said; end with Ctrl-D:", file=sys.stderr)
    return sys.stdin.buffer.read().decode(errors="replace")


def _explain(error: CompileError, paint: Paint) -> bool:
    """Say what ``error`` is about; whether that is known."""
    from msgraph_lint.languages import translated
    from msgraph_lint.reports import lookup, text
    from msgraph_lint.reports.terminal import visible

    rules = {rule.code: rule for rule in lookup.find_rules(error.message)}
    causes, others = _found(error.places, rules)
    print("\n".join(paint(visible(line), "bold") for line in error.message.splitlines()))
    wide = columns() if sys.stdout.isatty() else text.COLUMNS
    if causes:
        print(f"\n{translated('This is about:')}\n\n{text.full(causes, paint, wide)}", end="")
        print(translated("`msgraph-lint rule {code}` explains it.").format(code=causes[0].code))
    elif rules:
        print(f"\n{lookup.render(list(rules.values()), paint)}", end="")
    else:
        print(f"\n{translated('No rule knows this message.')}")
    if others:
        too = "In the functions that MindSpore names, this is found too:"
        same = "In the functions that MindSpore names, this is found all the same:"
        print(f"\n{translated(too if causes else same)}\n{text.concise(others, paint)}", end="")
    print()
    return bool(causes or rules or others)


def _found(places: Iterable[tuple[str, int]], codes: Iterable[str]) -> tuple[list[Item], list[Item]]:
    """What is found in functions around ``places``: by rules of ``codes``, likeliest first; and others."""
    from msgraph_lint.scopes import around

    order = {code: number for number, code in enumerate(codes)}
    named: dict[str, list[int]] = {}
    for name, line in places:
        if os.path.isfile(name):
            named.setdefault(name, []).append(line)
    causes: list[tuple[tuple[bool, int, int], Item]] = []
    others: list[Item] = []
    for name, lines in named.items():
        for item in _items(name):
            source, line = item.finding.source, item.finding.start[0]
            is_around = around(source, line) in {around(source, each) for each in lines}
            if item.code in order:
                distance = min(abs(line - each) for each in lines)
                causes.append(((not is_around, order[item.code], distance), item))
            elif is_around:
                others.append(item)
    causes.sort(key=lambda cause: cause[0])
    near = [item for (is_far, _, _), item in causes if not is_far]
    return near or [item for _, item in causes], others


def _items(name: str) -> list[Item]:
    """What is found in the file, also at medium confidence: that something is wrong is known."""
    from msgraph_lint.config import ConfigError, Configuration
    from msgraph_lint.engine import check_paths
    from msgraph_lint.findings import Confidence
    from msgraph_lint.paths import relative
    from msgraph_lint.records import replace
    from msgraph_lint.reports import Item

    file = relative(Path(name))
    try:
        settings = replace(Configuration().for_folder(file.parent), confidence=Confidence.MEDIUM)
    except ConfigError as error:
        fail(str(error))
        return []
    return [Item(finding, settings.target) for finding in check_paths([file], settings).findings]
