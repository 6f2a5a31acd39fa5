"""Whether what seems to be told wrongly is about something that the call of a program gets to.

A program is made and called in one way, and the linter speaks of all that its source allows: of other inputs,
of either side of a condition on a Tensor, of training, and of what the package does with a Cell.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from msgraph_lint.findings import Confidence
from msgraph_lint.oracle.compare import PYNATIVE_ERROR
from msgraph_lint.targets import Outcome, SyntaxLevel

from .program import Line, Program
from .truth import Measurer, Truth
from .verdict import Said, Spoken, Verdict, judge

_MOST_FINDINGS = 3
_REFUSED = "assert ops.relu(1, 2, 3)"
"""What neither Python nor the compiler takes where it gets to it; the parser does not mind."""

_CALL = """
_net, _given = Net, inputs


def _other(x):
    return {} if isinstance(x, Tensor) and "Float" in str(x.dtype) else x


def Net():
    return _net(){}


def inputs():
    return tuple(_other(each) for each in _given())
"""
_INNER = """
_inner = Net


def _parts(out):
    if isinstance(out, dict):
        return tuple(out.values())
    if isinstance(out, (tuple, list)):
        return tuple([each for each in out if each is not None])
    return out


class _Network(ms.nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = _inner()

    def construct(self, *given):
        return _parts(self.block(*given))


def Net():
    return _Network().set_train(False)
"""
_OTHER_INPUTS = ("-x", "x * 0 + 3", "x * 0 - 3", "ms.ops.stack([x, x])")
"""What is given instead of each Tensor ``x`` of floats: other values, or one more axis."""


def is_reached(program: Program, level: SyntaxLevel, told: Verdict, measurer: Measurer) -> bool:
    """Whether what is ``told`` wrongly of ``program`` is about what this call of it gets to."""
    guilty = [each for each in told.findings if each.outcome == told.predicted]
    if not any(_gets_to(program, finding, measurer) for finding in guilty[:_MOST_FINDINGS]):
        return False
    return not any(
        Verdict(measurer.one(other)[level], told.findings).kind in ("found", "noted")
        for other in (*other_calls(program), *_turned(program, guilty))
    )


def wrong_ones(truth: Truth, spoken: Mapping[SyntaxLevel, Spoken]) -> dict[SyntaxLevel, Verdict]:
    """What is told on each level that this call does not show, or as worse than it is."""
    verdicts = judge(truth, spoken, Confidence.MEDIUM)
    wrong = (
        level for level, each in verdicts.items() if each.kind.startswith("false") or is_overstated(each)
    )
    return {level: verdicts[level] for level in wrong}


def is_overstated(told: Verdict) -> bool:
    """Whether an error is told where the program only differs."""
    return told.kind == "wrong severity" and told.predicted == Outcome.ERROR.value


def fails_alone(program: Program, level: SyntaxLevel, measurer: Measurer) -> bool:
    """Whether ``program`` fails only because a block of a package is called as if it were the network."""
    if program.tree is None:
        return False
    inner = measurer.one(_with_more(program, _INNER))[level]
    return inner.outcome != PYNATIVE_ERROR and not inner.is_bad


def other_calls(program: Program) -> Iterator[Program]:
    """The program with other inputs, and trained."""
    if program.tree is not None:
        return
    for new, mode in (*((each, "") for each in _OTHER_INPUTS), ("x", ".set_train()")):
        yield _with_more(program, _CALL.format(new, mode))


def _with_more(program: Program, text: str) -> Program:
    """The program with ``text`` at the end of its case."""
    lines = [*program.files[program.case], *(Line(0, line) for line in text.splitlines())]
    return replace(program, files={**program.files, program.case: tuple(lines)})


def _turned(program: Program, told: Sequence[Said]) -> Iterator[Program]:
    """The program with one of the conditions turned round that are, or are around, what makes ``told`` so."""
    for file, line in dict.fromkeys(each.cause for each in told if each.cause is not None):
        for node in ast.walk(ast.parse(program.text(file))):
            if not isinstance(node, ast.If) or node.lineno != node.test.end_lineno:
                continue
            if node.lineno <= line <= (node.end_lineno or line):
                lines = list(program.files[file])
                text = lines[node.lineno - 1].text
                head, test = text[: len(text) - len(text.lstrip())], ast.unparse(node.test)
                keyword = "elif" if text.lstrip().startswith("elif") else "if"
                lines[node.lineno - 1] = replace(
                    lines[node.lineno - 1], text=f"{head}{keyword} not ({test}):"
                )
                yield replace(program, files={**program.files, file: tuple(lines)})


def _gets_to(program: Program, finding: Said, measurer: Measurer) -> bool:
    """Whether Python runs the line of ``finding``, or the compiler looks at it; and so for its cause."""
    if finding.cause is not None:
        file, line = finding.cause
        cause = replace(finding, file=file, line=line, last_line=line, cause=None)
        if not _gets_to(program, cause, measurer):
            return False
    seen = measurer.one(_with(program, finding.file, finding.line, _REFUSED)).values()
    if any(measured.outcome == PYNATIVE_ERROR for measured in seen):
        return True
    is_about_python = finding.code.startswith("MSG8")  # what fails in PyNative fails where it runs
    return not is_about_python and any(measured.is_bad for measured in seen)


def runs(program: Program, file: str, line: int, measurer: Measurer) -> bool:
    """Whether Python runs the statement on this 1-based ``line`` when the program is called."""
    seen = measurer.one(_with(program, file, line, _REFUSED)).values()
    return all(measured.outcome == PYNATIVE_ERROR for measured in seen)


def _with(program: Program, file: str, line: int, new: str) -> Program:
    """The program with ``new`` before the statement on the 1-based ``line``."""
    lines = list(program.files[file])
    tree = ast.parse(program.text(file))
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt)
        and not isinstance(node, (ast.FunctionDef, ast.ClassDef))
        and node.lineno <= line <= (node.end_lineno or 0)
    ]
    if not around:
        return program
    innermost = max(around, key=lambda node: node.lineno)
    at = innermost.lineno - 1
    lines[at:at] = [Line(0, " " * innermost.col_offset + new)]
    return replace(program, files={**program.files, file: tuple(lines)})


# --- a Cell of a package alone


def alone(program: Program) -> Program:
    """``program`` without those classes and functions of its package that its Cell does not need."""
    assert program.tree is not None
    root = program.tree.parent
    files = {str(path.relative_to(root)): _lines(path) for path in sorted(program.tree.rglob("*.py"))}
    files = {program.case: program.files[program.case], **files, **program.files}
    mentioned: dict[str, set[str]] = {}
    places: dict[str, list[tuple[str, int, int]]] = {}
    for file in files:
        if file == program.case:
            continue
        for node in ast.parse("\n".join(line.text for line in files[file])).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                places.setdefault(node.name, []).append((file, first, node.end_lineno or first))
                parts = list(ast.walk(node))
                names = {each.id for each in parts if isinstance(each, ast.Name)}
                names |= {each.attr for each in parts if isinstance(each, ast.Attribute)}
                mentioned.setdefault(node.name, set()).update(names)
    gone = places.keys() - _closure({program.cell}, mentioned)
    texts = {file: list(lines) for file, lines in files.items()}
    for name in gone:
        for file, first, last in places[name]:
            texts[file][first - 1 : last] = [Line(0, "")] * (last - first + 1)
    base = None if program.base is None else alone(program.base)
    made = {file: tuple(lines) for file, lines in texts.items()}
    return replace(program, files=made, tree=None, shown=tuple(program.files), base=base)


@cache
def _lines(path: Path) -> tuple[Line, ...]:
    return tuple(Line(0, text) for text in path.read_text("utf-8").splitlines())


def _closure(first: set[str], following: Mapping[str, set[str]]) -> set[str]:
    """``first``, and all that follows from it."""
    found, waiting = set(first), list(first)
    while waiting:
        new = following.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found
