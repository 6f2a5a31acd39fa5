"""Small programs for what linter and MindSpore disagree on: first features go, then statements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from msgraph_lint.oracle.thinning import Texts, thinned

from .program import Line, Program

_MOST = 200
"""How many variants are tried: some cost a minute."""


def shrink(program: Program, test: Callable[[Program], bool]) -> Program:
    """The smallest variant of ``program`` that was found for which ``test`` holds."""
    for feature in program.features:
        smaller = program.without([feature])
        if len(program.features) > 1 and test(smaller):
            program = smaller
    names = program.files if program.tree is None else list(program.files)[1:]
    texts = {name: program.text(name) for name in names}
    small = thinned(texts, lambda smaller: test(_of(program, smaller)), _MOST)
    return _of(program, small)


def _of(program: Program, texts: Texts) -> Program:
    """The program with these texts; an empty module that nobody imports is gone."""
    files = dict(program.files)
    for name, text in texts.items():
        if text.strip() or name == program.case:
            files[name] = tuple(Line(0, line) for line in text.splitlines())
        else:
            del files[name]
    return replace(program, files=files)


def size(program: Program) -> int:
    """The lines of its files."""
    return sum(map(len, program.files.values()))


def as_case(program: Program, about: Sequence[str]) -> str:
    """The program as one text, with what it is ``about`` in comments before it."""
    head = "".join(f"# {line}\n" for line in about)
    texts = [program.text(name) for name in program.files if program.tree is None or name != program.case]
    names = [name for name in program.files if program.tree is None or name != program.case]
    if len(texts) == 1:
        return head + texts[0]
    return head + "\n".join(f"# --- {name}\n{text}" for name, text in zip(names, texts, strict=True))
