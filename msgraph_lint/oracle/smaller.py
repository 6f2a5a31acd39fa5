"""A network that shows the same in fewer lines, for a bug report: copies of the files are thinned out."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from msgraph_lint.oracle.confirm import CannotRunError, Order, run
from msgraph_lint.oracle.session import Oracle
from msgraph_lint.oracle.thinning import Texts, thinned
from msgraph_lint.oracle.verdicts import Judgement, judge
from msgraph_lint.source import Source, SourceError

MOST = 120
"""Variants that are tried; each is compiled as the network itself is."""


@contextmanager
def smaller(
    order: Order, judgement: Judgement, oracle: Oracle, progress: Callable[[str], None]
) -> Iterator[Judgement]:
    """What is seen of the smallest network that was found of which MindSpore and the linter say the same.

    The working folder is a copy meanwhile: its files are links, but for those that ran. A script is not made
    smaller, for it may do anything; nor is what lies outside of the working folder.
    """
    files = [os.path.relpath(path) for path in judgement.seen.ran]
    given = [os.path.relpath(path) for path in (order.path, order.inputs) if path is not None]
    texts = dict(_texts(path for path in files if path not in given[1:]))
    if order.inputs is None or not texts or any(path.startswith(os.pardir) for path in (*files, *given)):
        yield judgement
        return
    order = replace(order, path=Path(given[0]), inputs=Path(given[1]))
    best, tried = judgement, 0
    with _copied(texts):

        def shows_the_same(variant: Texts) -> bool:
            nonlocal best, tried
            tried += 1
            progress(f"smaller: variant {tried} of {MOST}")
            _write(variant)
            try:
                found = judge(run(order, oracle))
            except CannotRunError:
                return False
            if found.subject != judgement.subject:
                return False
            best = found
            return True

        _write(thinned(texts, shows_the_same, MOST) if shows_the_same(texts) else texts)
        yield best


def _texts(paths: Iterable[str]) -> Iterator[tuple[str, str]]:
    for path in paths:
        try:
            source = Source.read(Path(path))
        except SourceError:
            continue
        yield path, source.text


def _write(texts: Texts) -> None:
    for path, text in texts.items():
        Path(path).write_text(text, "utf-8")


@contextmanager
def _copied(texts: Texts) -> Iterator[None]:
    """Work in a copy of the working folder, with ``texts`` for files of their own."""
    home = os.getcwd()
    with tempfile.TemporaryDirectory(prefix="msgraph-smaller-") as copy:
        folders = {folder for path in texts for folder in map(str, Path(path).parents)}
        for folder in sorted(folders):
            os.makedirs(os.path.join(copy, folder), exist_ok=True)
            for entry in os.scandir(folder):
                path = os.path.normpath(os.path.join(folder, entry.name))
                if path not in folders and path not in texts:
                    os.symlink(os.path.abspath(path), os.path.join(copy, path))
        os.chdir(copy)
        try:
            _write(texts)
            yield
        finally:
            os.chdir(home)
