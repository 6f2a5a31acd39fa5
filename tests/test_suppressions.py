"""Comments that silence findings; pylint itself is the judge of its own."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pylint.checkers import BaseChecker
from pylint.lint import PyLinter
from pylint.reporters import CollectingReporter
from stub_rules import net

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.fixing import fix_text
from msgraph_lint.registry import registry
from msgraph_lint.source import Source
from msgraph_lint.suppressions import Suppressions

RULE = registry()["MSG101"].rule


def found(text: str, *, pylint: bool = True) -> list[int]:
    """Lines of the ``del`` statements in ``text`` that are not silenced."""
    source, suppressions = Source("model.py", text), Suppressions(pylint=pylint)
    lines = sorted(node.lineno for node in ast.walk(source.parse()) if isinstance(node, ast.Delete))
    return [line for line in lines if not suppressions.silence(RULE, source, line)]


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa",
        "#noqa",
        "# NoQA",
        "# noqa: MSG101",
        "# noqa:MSG101",
        "# noqa : MSG101",
        "# noqa: msg101",
        "# noqa: MSG1",
        "# noqa: MSG",
        "# noqa: E501, MSG",
        "# noqa: E501 # noqa: MSG101",
        "# noqa: E501, MSG101",
        "# noqa: E501 MSG101 because",
        "# type: ignore  # noqa: MSG101",
        "# why  # noqa",
        "# msgraph-lint: disable",
        "# msgraph-lint: disable=MSG101",
        "# msgraph-lint: disable=MSG1",
        "# msgraph-lint: disable=msg101",
        "# msgraph-lint: disable=all",
        "# msgraph-lint: disable; because",
        "# msgraph-lint: disable=MSG101 because",
        "# msgraph-lint: disable=MSG102 MSG101",
        "# msgraph-lint: disable=MSG102 delete-statement because",
        "# because; msgraph-lint: disable=MSG101",
        "# msgraph-lint: disable = MSG999 , delete-statement",
        "# msgraph-lint:disable=delete-statement",
        "# noqa: E501 # msgraph-lint: disable=MSG101",
        "# pylint: disable=msg-delete-statement",
        "# pylint: disable=E7101",
        "# pylint: disable=W7101",
        "# pylint: disable=line-too-long, msg-delete-statement",
        "# because; pylint: disable=msg-delete-statement; of this",
        "# pylint: disable=E1 # pylint: disable=msg-delete-statement",
    ],
)
def test_silenced(comment: str) -> None:
    assert found(f"del a  {comment}\ndel b\n") == [2]


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa: E501",
        "# noqa: MSG102",
        "# noqa: MSG2, E501",
        "# noqakitchen",
        "# msgraph-lint: disable=MSG102",
        "# msgraph-lint: disable=other-rule",
        "# msgraph-lint: enable=MSG101",
        "# noqa: MSG1O1",
        "# msgraph-lint: disable MSG101",
        "# msgraph-lint: disable because MSG101",
        "# msgraph-lint: disable: MSG101",
        "# msgraph-lint: disable[MSG101]",
        "# msgraph-lint: disable=",
        "# msgraph-lint: disabel=MSG101",
        "# msgraph-lint: skip-file=MSG101",
        "# msgraph-lint: disable=MSG102 because MSG101",
        "# see msgraph-lint: disable MSG101 silences it",
        "# pylint: disable=delete-statement",
        "# pylint: disable=MSG101",
        "# pylint: disable=E7102",
        "# pylint: disable=E71011",
        "# pylint: disable",
        "# pylint: disable-file",
        "# pylint disable=msg-delete-statement",
    ],
)
def test_not_silenced(comment: str) -> None:
    assert found(f"del a  {comment}\n") == [1]


def test_only_in_comments() -> None:
    assert found('a = "# noqa"; del a\nb = """\n# msgraph-lint: disable-file\n"""; del b\n') == [1, 4]


@pytest.mark.parametrize(
    "comment",
    [
        "# msgraph-lint: disable-file",
        "# msgraph-lint: disable-file=MSG101",
        "# msgraph-lint: disable-file=delete-statement",
        "# msgraph-lint: disable-file=all",
        "# msgraph-lint: skip-file",
        "# pylint: skip-file",
        "# pylint: disable=all",
    ],
)
def test_whole_file(comment: str) -> None:
    assert found(f"del a\n{comment}\ndel b\n") == []


def test_noqa_on_its_own_line_is_for_no_other() -> None:
    assert found("# noqa\ndel a\n") == [2]


def test_comment_at_the_end_of_a_multi_line_string_or_continuation() -> None:
    text = 'del a["""\nx\n"""]  # noqa\ndel b\ndel a, \\\n    b  # noqa: MSG101\n'
    assert found(text) == [4]
    assert found(
        text.replace("noqa: MSG101", "msgraph-lint: disable=MSG101").replace("noqa", "msgraph-lint: disable")
    ) == [4]
    assert found('del a[f"""\n{b}\n"""]; del c  # noqa\n') == []


def test_comment_inside_brackets_is_for_its_line() -> None:
    assert found("del a[\n    0  # noqa\n]\n") == [1]
    assert found("del a[  # noqa\n    0\n]\n") == []


@pytest.mark.parametrize("tool", ["pylint", "msgraph-lint"])
def test_blocks(tool: str) -> None:
    name = "msg-delete-statement" if tool == "pylint" else "delete-statement"
    text = f"""\
del a
def f():
    del b
    # {tool}: disable={name}
    del c
    if a:
        del d
        # {tool}: enable={name}
        del e
    del g
def h():
    '''Docstring.'''
    # {tool}: disable={name}
    del i
del j
# {tool}: disable-next={name}
del k
del l
if a:
    pass
else:  # {tool}: disable={name}
    del m
    del n
del o
"""
    assert found(text) == [1, 3, 9, 15, 18, 24]


@pytest.mark.parametrize("part", ["#", "# ", " ", "noqa:", "# noqa: A1,", "pylint: ", "disable=a,", "A1 "])
def test_long_comments_take_no_time(part: str) -> None:
    text = f"del a  # noqa {part * 200_000}\ndel b  # pylint: {part * 200_000}\n"
    assert found(text)[-1:] in ([], [2])


def test_pylint_comments_count_only_when_asked() -> None:
    text = "del a  # pylint: disable=msg-delete-statement\ndel b  # noqa\n"
    assert found(text, pylint=False) == [1]
    assert found(text) == []


def test_neither_tool_takes_back_what_the_other_silences() -> None:
    text = "# msgraph-lint: disable=MSG101\n# pylint: enable=msg-delete-statement\ndel a\n"
    assert found(text) == found(text, pylint=False) == []
    text = "# pylint: disable=msg-delete-statement\n# msgraph-lint: enable=MSG101\ndel a\n"
    assert found(text) == []
    assert found(text, pylint=False) == [3]


@pytest.mark.usefixtures("alone")
def test_findings_and_fixes_are_silenced_by_the_engine() -> None:
    settings = Settings(select=frozenset({"MSG101"}))
    text = net("y = x", "z = x", "del y  # noqa: MSG101", "del z", "return x")
    assert [finding.start[0] for finding in check_text("model.py", text, settings).findings] == [9]
    assert fix_text("model.py", text, settings).text == text.replace("        del z\n", "")


# pylint as the judge


class _Judge(BaseChecker):
    name = "msgraph"
    msgs = {"E7101": ("message", "msg-delete-statement", "description")}  # noqa: RUF012

    def visit_delete(self, node: object) -> None:
        self.add_message("msg-delete-statement", node=node)


def judged(text: str, folder: Path) -> list[int]:
    """Lines of the ``del`` statements that pylint reports."""
    file = folder / "model.py"
    file.write_text(text)
    linter, reporter = PyLinter(), CollectingReporter()
    linter.set_reporter(reporter)
    linter.register_checker(_Judge(linter))
    linter.disable("all")
    linter.enable("msg-delete-statement")
    linter.check([str(file)])
    assert not any(message.category == "fatal" for message in reporter.messages)
    return sorted(message.line for message in reporter.messages if message.symbol == "msg-delete-statement")


COMMENTS = [
    "# pylint: disable=msg-delete-statement",
    "# pylint: disable=E7101",
    "# pylint: enable=msg-delete-statement",
    "# pylint: disable-next=msg-delete-statement",
    "# why: pylint: disable=unused-import, msg-delete-statement ; because",
]


def suite(choose: random.Random, depth: int = 0) -> Iterator[str]:
    """Random statements, with comments on their own lines and after code.

    An ``else`` starts with a simple statement: in front of another one pylint 4.1 loses its way
    (``MultiLineWithElseBlockNode._elsed_block_range``).
    """
    for _ in range(choose.randint(1, 3)):
        if choose.random() < 0.25:
            yield choose.choice(COMMENTS)
        comment = "  " + choose.choice(COMMENTS) if choose.random() < 0.2 else ""
        kinds = ["del", "del", "call", "if", "else", "for", "def", "class", "try", "with"]
        kind = choose.choice(kinds[: 10 if depth < 3 else 3])
        headers = {
            "if": ["if a:"],
            "else": ["if a:", "else:"],
            "for": ["for a in b:"],
            "def": [choose.choice(["def f(self):", "def f():"])],
            "class": [choose.choice(["class A:", "class A(B):"])],
            "try": ["try:", "except E:"],
            "with": ["with a as b:"],
        }
        if kind == "del":
            yield f"del x{comment}"
        elif kind == "call":
            yield from ("call(", f"    a,{comment}", ")")
        for header in headers.get(kind, []):
            yield header + comment
            if kind == "def" and choose.random() < 0.4:
                yield '    """Docstring."""'
            if header == "else:":
                yield "    a"
            yield from (f"    {line}" for line in suite(choose, depth + 1))


@pytest.mark.parametrize("seed", range(60))
def test_same_as_pylint(seed: int, tmp_path: Path) -> None:
    text = "\n".join(suite(random.Random(seed))) + "\n"
    assert found(text) == judged(text, tmp_path), text
