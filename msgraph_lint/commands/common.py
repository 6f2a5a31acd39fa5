"""What the commands share: how options are read, how failures are told, exit codes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

if TYPE_CHECKING:
    from msgraph_lint.reports.terminal import Paint

CLEAN, FINDINGS, FAILED, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def internal(error: Exception) -> str:
    import traceback

    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return f"internal error: {type(error).__name__}: {error} at {place}; please report it"


def fail(message: str) -> int:
    from msgraph_lint.reports.terminal import visible

    sys.stdout.flush()
    print(f"error: {visible(message)}", file=sys.stderr)
    return FAILED


def print_notes(notes: Iterable[str]) -> None:
    from msgraph_lint.reports.terminal import visible

    for note in notes:
        print(f"note: {visible(note)}", file=sys.stderr)


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the usage in one line."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=_help_format, **options)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Options and paths in any order; what need not have a value has one only after ``=``."""
        given = [f"{each}=" if each in self.may_have_value else each for each in args]
        return self.parse_intermixed_args(given, namespace)

    may_have_value: tuple[str, ...] = ()
    """Options that are no different with an empty value."""

    def error(self, message: str) -> NoReturn:
        from msgraph_lint.reports.terminal import visible

        self.exit(FAILED, f"error: {visible(message)}; see `{self.prog} --help`\n")

    def print_help(self, file: Any = None) -> None:
        """Print the help, as wide as the terminal; nothing else has to know how wide that is."""
        self.formatter_class = partial(_help_format, width=columns() - 2)
        super().print_help(file)


def _help_format(prog: str, width: int = 80) -> argparse.HelpFormatter:
    return argparse.RawDescriptionHelpFormatter(prog, max_help_position=32, width=width)


def columns() -> int:
    """How wide the terminal is."""
    import shutil

    return shutil.get_terminal_size().columns


def several(text: str) -> list[str]:
    """What ``text`` names, separated by commas; an empty shell variable names nothing by mistake."""
    named = [each for part in text.split(",") if (each := part.strip())]
    if not named:
        raise argparse.ArgumentTypeError("nothing is named")
    return named


def path(text: str) -> str:
    if not text:  # to Python the current folder
        raise argparse.ArgumentTypeError("an empty path is given")
    return text


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"not a number of processes: {text!r}")
    return int(text)


def paint_for(options: argparse.Namespace, stream: TextIO) -> Paint:
    from msgraph_lint.reports.terminal import Paint

    is_coloured = _is_coloured(options.color, stream)
    return Paint(is_coloured, is_coloured and _shows_links(stream))


_LINKING = ("ghostty", "iTerm.app", "vscode", "WezTerm")
"""What the variable ``TERM_PROGRAM`` is in terminals that show links."""


def _shows_links(stream: TextIO) -> bool:
    """Whether a terminal is known to show links: others may print them as garbage."""
    has = os.environ.get
    if forced := has("FORCE_HYPERLINK"):
        return forced != "0"
    version = has("VTE_VERSION", "")
    is_known = (
        has("TERM_PROGRAM") in _LINKING
        or has("TERM") in ("alacritty", "xterm-ghostty", "xterm-kitty")
        or any(map(has, ("KONSOLE_VERSION", "WT_SESSION")))
        or (version.isdecimal() and int(version) >= 5000)
    )
    return is_known and stream.isatty()


def _is_coloured(choice: str, stream: TextIO) -> bool:
    """Whether ``stream`` takes colours; what the user says in the command wins over the environment."""
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return os.environ.get("FORCE_COLOR", "0") not in ("", "0") or stream.isatty()


def add_language(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--language",
        choices=["en", "zh"],
        default=argparse.SUPPRESS,
        help="of the report for people: en (default) or zh, Chinese",
    )


def language_of(options: argparse.Namespace) -> str:
    """The language that is asked for, or that of the settings here."""
    from msgraph_lint.config import ConfigError, Configuration
    from msgraph_lint.languages import ENGLISH

    try:
        return getattr(options, "language", None) or Configuration().for_folder(Path.cwd()).language
    except ConfigError:
        return ENGLISH


def add_color(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--color",
        choices=["auto", "always", "never"],
        default="auto",
        help="colours: auto (default: in a terminal; also: NO_COLOR=1, FORCE_COLOR=1), always or never",
    )
    parser.add_argument(
        "--no-color", action="store_const", dest="color", const="never", help="the same as --color never"
    )


def add_cache_dir(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--cache-dir",
        type=path,
        metavar="FOLDER",
        help="its folder (default: .msgraph_lint_cache beside the settings; also: MSGRAPH_LINT_CACHE_DIR)",
    )


def cache_dir(options: argparse.Namespace) -> Path | None:
    """The folder of the cache that the user names."""
    from msgraph_lint.cache.store import named_folder

    return Path(options.cache_dir) if options.cache_dir else named_folder()
