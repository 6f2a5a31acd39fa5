"""``msgraph-lint port``: what remains of PyTorch in a tree."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from msgraph_lint.commands.common import (
    CLEAN,
    FAILED,
    Parser,
    add_color,
    fail,
    paint_for,
    path,
    print_notes,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from msgraph_lint.source import Source


def parser() -> Parser:
    made = Parser(
        prog="msgraph-lint port",
        description="Say what remains of PyTorch in a tree, by file and kind, in the order of the work. "
        "It may be ported in part, or import torch still. All rules run, at medium confidence.",
    )
    made.add_argument("paths", nargs="*", type=path, metavar="PATH", help="files and folders (default: .)")
    made.add_argument("--output-format", choices=["text", "json", "html"], default="text")
    made.add_argument(
        "--target-version",
        metavar="X.Y",
        default=argparse.SUPPRESS,
        help="MindSpore version, or `auto` (default): the oldest that the project's dependencies allow",
    )
    add_color(made)
    return made


def run(options: argparse.Namespace) -> int:
    from msgraph_lint.cache.checking import Request, check
    from msgraph_lint.commands.check import print_errors
    from msgraph_lint.config import Configuration
    from msgraph_lint.discovery import find_files
    from msgraph_lint.findings import Report
    from msgraph_lint.porting.survey import survey
    from msgraph_lint.reports import port, port_page
    from msgraph_lint.targets import DEFAULT_TARGET

    chosen = {"target-version": options.target_version} if hasattr(options, "target_version") else {}
    configuration = Configuration({**chosen, "select": ["ALL"], "confidence": "medium"})
    files = find_files(options.paths or ["."], configuration)
    print_notes(configuration.notes)
    if not (files.settings or files.errors):
        return fail("no Python files are there")
    reports, target = [], DEFAULT_TARGET
    for paths, settings in files.groups():
        request = Request(paths, settings, jobs=0)
        reports.append(check(request.project(), request))
        target = settings.target
    report = Report.of(reports)
    found = survey(_sources(files.settings), report.findings, target)
    if options.output_format == "json":
        sys.stdout.write(port.render_json(found))
    elif options.output_format == "html":
        sys.stdout.write(port_page.render(found))
    else:
        sys.stdout.write(port.render(found, paint_for(options, sys.stdout)))
    sys.stdout.flush()
    print_errors([*files.errors, *report.errors])
    return FAILED if files.errors or report.errors else CLEAN


def _sources(paths: Iterable[str]) -> Iterator[Source]:
    """The texts of what can be read; what cannot is among the errors of the report."""
    from msgraph_lint.source import Source, SourceError

    for each in paths:
        try:
            yield Source.read(each)
        except SourceError:
            continue
