"""``msgraph-lint doctor``: what is installed, what holds for a folder, and what to do about trouble."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from msgraph_lint import __version__
from msgraph_lint.commands.common import CLEAN, FINDINGS, Parser, add_color, paint_for, path
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.config import Settings

_PYGLS = 2


@dataclass(frozen=True, slots=True)
class _Line:
    """One thing that was looked at."""

    what: str
    said: str
    advice: str = ""
    """What to do, where something is wrong."""


def parser() -> Parser:
    made = Parser(prog="msgraph-lint doctor", description="Look at the installation, and say what to do.")
    made.add_argument("path", nargs="?", default=".", type=path, help="a folder of the project (default: .)")
    add_color(made)
    return made


def run(options: argparse.Namespace) -> int:
    paint = paint_for(options, sys.stdout)
    lines = list(_lines(Path(options.path)))
    width = max(len(line.what) for line in lines)
    for line in lines:
        mark = paint("✗", "bold", "red") if line.advice else paint("✓", "green")
        print(f"{mark} {line.what.ljust(width)}  {line.said}")
        if line.advice:
            print(f"  {' ' * width}  {paint(line.advice, 'bold')}")
    return FINDINGS if any(line.advice for line in lines) else CLEAN


def _lines(folder: Path) -> Iterator[_Line]:
    yield _Line("msgraph-lint", f"{__version__} in {Path(__file__).parents[1]}")
    yield _Line("Python", f"{sys.version.split()[0]}: newer syntax than this is not read")
    yield from _project(folder)
    for what, look in _TOOLS.items():
        yield look(what)


def _project(folder: Path) -> Iterator[_Line]:
    """What holds for the files in ``folder``."""
    from msgraph_lint.config import ConfigError, Configuration
    from msgraph_lint.discovery import find_files

    configuration = Configuration()
    try:
        settings = configuration.for_folder(folder)
    except ConfigError as error:
        yield _Line("settings", str(error), "mend the settings; `msgraph-lint --isolated` does without")
        return
    file = configuration.file_for(folder)
    yield _Line("settings", str(file) if file else "none: all is as by default")
    yield _Line("target", ", ".join(map(str, settings.targets)))
    files = find_files([str(folder)], configuration)
    none = "nothing to check: look at `exclude` and .gitignore" if not files.settings else ""
    count = len(files.settings)
    found = "1 Python file" if count == 1 else f"{count} Python files"
    yield _Line("files", f"{found} (`msgraph-lint --show-files` lists them)", none)
    yield _cache(settings)


def _cache(settings: Settings) -> _Line:
    from msgraph_lint.cache.store import FOLDER, is_unwanted, named_folder

    folder = named_folder() or settings.root / FOLDER
    if is_unwanted():
        return _Line("cache", "off, by MSGRAPH_LINT_NO_CACHE: each run looks at all files anew")
    there = folder if folder.exists() else folder.parent
    if not os.access(there, os.W_OK):
        return _Line("cache", f"{folder} cannot be written", "name another folder: MSGRAPH_LINT_CACHE_DIR")
    return _Line("cache", str(folder))


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _server(_: str) -> _Line:
    found = _version("pygls")
    if found is None:
        return _Line("language server", "not there: it needs pygls, which the extra `lsp` installs")
    if int(found.partition(".")[0]) < _PYGLS:
        return _Line("language server", f"pygls {found} is too old", f"pip install 'pygls>={_PYGLS}'")
    return _Line("language server", f"`msgraph-lint server`, on pygls {found}")


def _pylint(package: str) -> _Line:
    found = _version(package)
    said = (
        f'{found}: `load-plugins = ["msgraph_lint.pylint_plugin"]` turns the plugin on'
        if found
        else "not there"
    )
    return _Line(package, said)


def _flake8(package: str) -> _Line:
    found = _version(package)
    if found is None:
        return _Line(package, "not there")
    names = [point.name for point in metadata.entry_points(group="flake8.extension")]
    if "MSG" not in names:
        return _Line(
            package, f"{found} does not know the plugin", "install msgraph-lint anew, where flake8 is"
        )
    return _Line(package, f"{found}: it reports under MSG")


def _mindspore(package: str) -> _Line:
    found = _version(package)
    return _Line(
        package, f"{found}: only `msgraph-lint confirm` runs it" if found else "not there, and not needed"
    )


_TOOLS: dict[str, Callable[[str], _Line]] = {
    "language server": _server,
    "pylint": _pylint,
    "flake8": _flake8,
    "mindspore": _mindspore,
}
