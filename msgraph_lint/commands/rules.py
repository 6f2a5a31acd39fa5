"""``msgraph-lint rules``: the list of all rules."""

from __future__ import annotations

import argparse
import sys

from msgraph_lint.commands.common import CLEAN, Parser, add_color, add_language, language_of, paint_for


def parser() -> Parser:
    made = Parser(prog="msgraph-lint rules", description="List all rules and what MindSpore does there.")
    made.add_argument("--output-format", choices=["text", "json"], default="text")
    add_color(made)
    add_language(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.languages import speaking
    from msgraph_lint.reports import rules

    if options.output_format == "json":
        print(rules.render_json(), end="")
        return CLEAN
    with speaking(language_of(options)):
        print(rules.render(paint_for(options, sys.stdout)), end="")
    return CLEAN
