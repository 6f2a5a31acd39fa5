"""Findings and failures as test results: a suite per file, with a case per finding.

What does not make the run fail is a case that passed, with what is to be said as its output.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from msgraph_lint.reports import Entry, Item
from msgraph_lint.reports.terminal import one_line, visible

_PACKAGE = "org.msgraph_lint"


def render(entries: Iterable[Entry]) -> str:
    """The document."""
    every = sorted(entries, key=lambda entry: entry.path)
    suites = [line for path, found in groupby(every, _path) for line in _suite(path, list(found))]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f"<testsuites {_attributes(name='msgraph-lint', **_counts(every))}>",
        *(suites or _clean()),
        "</testsuites>",
    ]
    return "".join(f"{line}\n" for line in lines)


def _path(entry: Entry) -> str:
    return visible(entry.path) or "msgraph-lint"


def _counts(entries: list[Entry]) -> dict[str, object]:
    errors = sum(not isinstance(entry, Item) for entry in entries)
    failures = sum(entry.fails for entry in entries) - errors
    return {"tests": len(entries) or 1, "skipped": 0, "failures": failures, "errors": errors}


def _suite(path: str, entries: list[Entry]) -> Iterator[str]:
    yield f"  <testsuite {_attributes(name=path, package=_PACKAGE, **_counts(entries))}>"
    for entry in entries:
        line, column = entry.start
        named = _attributes(
            name=f"{_PACKAGE}.{entry.code}",
            classname=os.path.splitext(path)[0],
            file=path,
            line=line,
            column=column,
        )
        yield f"    <testcase {named}>"
        yield f"      {_result(entry)}"
        yield "    </testcase>"
    yield "  </testsuite>"


def _result(entry: Entry) -> str:
    line, column = entry.start
    text = escape(f"line {line}, col {column}, {one_line(entry.text)}")
    if not entry.fails:
        return f"<system-out>{text}</system-out>"
    tag = "failure" if isinstance(entry, Item) else "error"
    return f"<{tag} {_attributes(message=one_line(entry.text), type=entry.code)}>{text}</{tag}>"


def _clean() -> Iterator[str]:
    """What is said where nothing was found: programs that read this take no cases for a broken run."""
    yield f"  <testsuite {_attributes(name='msgraph-lint', package=_PACKAGE, **_counts([]))}>"
    yield f"    <testcase {_attributes(name='No errors found', classname='msgraph-lint')}/>"
    yield "  </testsuite>"


def _attributes(**attributes: object) -> str:
    return " ".join(f"{name}={quoteattr(str(value))}" for name, value in attributes.items())
