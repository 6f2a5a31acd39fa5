"""The command line: finds the command, and turns whatever goes wrong into one line and an exit code.

Exit codes: 0 clean, 1 findings, 2 something could not be done, 130 interrupted. Findings go to stdout,
everything else to stderr, one line each.
"""

from __future__ import annotations

import importlib
import io
import os
import sys
from collections.abc import Sequence

from msgraph_lint.commands.common import BROKEN_PIPE, INTERRUPTED, fail, internal


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a character that the terminal lacks is no reason to fail
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except SystemExit as exit_:  # argparse: --help, --version, wrong usage
        return int(exit_.code or 0)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return fail(str(error))
    except Exception as error:
        return fail(internal(error))
    return code


def _run(arguments: list[str]) -> int:
    name = arguments[0] if arguments and arguments[0] in COMMANDS else COMMANDS[0]
    if arguments[:1] == [name]:
        arguments = arguments[1:]
    command = importlib.import_module(f"msgraph_lint.commands.{name}")
    options = command.parser().parse_args(arguments)

    from msgraph_lint.config import ConfigError

    try:
        code: int = command.run(options)
        return code
    except ConfigError as error:
        return fail(str(error))


COMMANDS = ("check", "rules", "rule", "explain", "confirm", "baseline", "port", "doctor", "clean", "server")
"""Modules of :mod:`msgraph_lint.commands`; the first is meant where none is named."""
