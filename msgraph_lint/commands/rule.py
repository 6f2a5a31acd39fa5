"""``msgraph-lint rule``: the page of a rule."""

from __future__ import annotations

import argparse
import sys

from msgraph_lint.commands.common import (
    CLEAN,
    Parser,
    add_color,
    add_language,
    columns,
    fail,
    language_of,
    paint_for,
)


def parser() -> Parser:
    made = Parser(prog="msgraph-lint rule", description="Explain a rule.")
    made.add_argument(
        "rule",
        metavar="RULE",
        help="its code or name (MSG101, delete-statement), also as pylint has them (E7101, "
        "msg-delete-statement), or a message of the compiler, in quotes",
    )
    add_color(made)
    add_language(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.languages import is_english, speaking
    from msgraph_lint.reports import lookup, page

    paint = paint_for(options, sys.stdout)
    found = lookup.find_rules(options.rule)
    with speaking(language_of(options)):
        if len(found) > 1:
            print(lookup.render(found, paint), end="")
            return CLEAN
        if found and not is_english():
            print(f"{found[0].code}: {found[0].said}\n")
    if not found:
        return fail(f"no rule knows such a message: {options.rule!r}; see `msgraph-lint rules`")
    (rule,) = found
    markdown = page.read_page(rule)
    if markdown is None:
        return fail(f"the page of {rule.code} ({rule.name}) is missing from this installation")
    wide = max(40, min(columns(), 100))
    print(page.render(markdown, paint, wide) if paint.colour else markdown, end="")
    return CLEAN
