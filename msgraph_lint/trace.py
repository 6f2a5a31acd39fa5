"""``python -m msgraph_lint.trace script.py``: what MindSpore says about the findings in a script's network.

The script runs up to the first call of a network of yours, at each level in a process of its own; then that
network is compiled and run with the arguments of that call, as ``msgraph-lint confirm`` does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgraph_lint.commands.common import Parser, fail, path
from msgraph_lint.commands.confirm import add_options, confirm
from msgraph_lint.oracle.confirm import Order


def parser() -> Parser:
    made = Parser(
        prog="python -m msgraph_lint.trace",
        usage="python -m msgraph_lint.trace [options] SCRIPT [ARGUMENT ...]",
        description="Run a script up to the first call of a network, compile that at each syntax level, and "
        "hold what is found in it against what MindSpore does. This RUNS your code.",
    )
    made.add_argument(
        "--network", default="", metavar="CLASS", help="the class of the network, not the first"
    )
    add_options(made)
    made.add_argument("script", type=path, metavar="SCRIPT")
    made.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="what the script gets")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    options = argparse.ArgumentParser.parse_args(parser(), argv)
    script = Path(options.script)
    if not script.is_file():
        return fail(f"{script}: no such file")
    return confirm(Order(script, options.network, arguments=tuple(options.arguments)), options)


if __name__ == "__main__":
    sys.exit(main())
