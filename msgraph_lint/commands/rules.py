"""``msgraph-lint rules``: the list of all rules."""

from __future__ import annotations

import argparse
import sys

from msgraph_lint.commands.common import CLEAN, Parser, add_color, paint_for


def parser() -> Parser:
    made = Parser(prog="msgraph-lint rules", description="List all rules and what MindSpore does there.")
    made.add_argument("--output-format", choices=["text", "json"], default="text")
    add_color(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.reports import rules

    print(
        rules.render_json()
        if options.output_format == "json"
        else rules.render(paint_for(options, sys.stdout)),
        end="",
    )
    return CLEAN
