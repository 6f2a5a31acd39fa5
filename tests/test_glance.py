"""A glance at the function in which somebody types says what a look at the whole file says of it."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from msgraph_lint import engine
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.config import Settings
from msgraph_lint.findings import Report
from msgraph_lint.session import Session
from msgraph_lint.source import Source

CASES = Path(__file__).parent / "cases"
NET = """from mindspore import nn


def fold(x):
    y = x
    return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = 0

    def construct(self, x):
        z = fold(x)
        return z

    def other(self, x):
        self.count = x
        return x


class Last(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x
"""
TYPED = (
    "typed = 1", "typed = [1]; typed.append(2)", "del typed", "print(1)", "typed = {'a': 1}", "x = None",
    "import os", "typed = lambda: 1",
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").touch()
    return tmp_path


class Typist:
    """Types into a file that need not be on disk."""

    def __init__(self, folder: Path) -> None:
        self.path = str(folder / "net.py")
        self.settings = Settings(root=folder)
        self.session = Session(is_cached=False)

    def look(self, text: str) -> Report:
        return self.session.report_on(Source(self.path, text), self.settings)

    def glance(self, text: str) -> Report | None:
        return self.session.glance_at(Source(self.path, text))


def said(report: Report | None) -> list[tuple[object, ...]]:
    """What is found, but for the lines of which a message speaks."""
    assert report is not None
    assert not report.errors
    return [
        (each.start, each.end, each.code, re.sub(r"\d+", "", each.message), each.outcome, each.doubt)
        for each in report.findings
    ]


def test_what_is_typed_is_told_at_once(folder: Path) -> None:
    typist = Typist(folder)
    assert [each.code for each in typist.look(NET).findings] == ["MSG101"]
    text = NET.replace("    y = x\n    return y", "    y = x\n    del y\n    return x")
    found = typist.glance(text)
    assert found is not None
    assert [each.code for each in found.findings] == ["MSG101", "MSG101"]
    assert said(found) == said(Typist(folder).look(text))
    assert said(typist.glance(NET)) == said(Typist(folder).look(NET))


def test_only_one_function_is_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typist = Typist(folder)
    typist.look(NET)
    looked_at: list[str] = []
    findings = engine._findings

    def noted(function: GraphFunction, *arguments: object) -> Iterator[object]:
        looked_at.append(function.qualname)
        return findings(function, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "_findings", noted)
    assert typist.glance(NET.replace("z = fold(x)", "z = fold(x)\n        z = fold(z)"))
    assert looked_at == ["Net.construct"]


def test_a_function_that_nothing_led_to_before(folder: Path) -> None:
    text = NET.replace("z = fold(x)", "z = x")
    typist = Typist(folder)
    typist.look(text)
    assert said(typist.glance(NET)) == said(Typist(folder).look(NET))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("    return y\n", "    return y\n    del y\n"),
        ("del y\n        return x\n", "return x\n"),
        ("del y\n        return x\n", "del y\n        return x\n        "),
        ("z = fold(x)", 'z = fold(x)\n        s = "宽😀"; del z'),
        ("        return z\n", "        del z\n        return x\n"),
    ],
)
def test_where_it_begins_and_ends(folder: Path, before: str, after: str) -> None:
    typist = Typist(folder)
    typist.look(NET)
    text = NET.replace(before, after)
    assert text != NET
    assert said(typist.glance(text)) == said(Typist(folder).look(text))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def construct(self, x):\n        z", "def construct(self, x=1):\n        z"),
        ("self.count = 0", "self.count = 1"),
        ("self.count = x", "self.count = x + 1"),
        ("z = fold(x)", "self.z = fold(x)"),
        ("z = fold(x)", "import os\n        z = fold(x)"),
        ("z = fold(x)", "z = fold("),
        ("z = fold(x)", "z = fold(x)\n\n    def more(self):\n        return 1"),
        ("z = fold(x)", '"""'),
        ("class Last", "y = 1\n\n\nclass Last"),
        ("from mindspore import nn", "from mindspore import nn, ops"),
        ("    y = x\n    return y\n", "    y = x\r\n    return y\n"),
    ],
)
def test_what_takes_a_look_at_the_whole(folder: Path, before: str, after: str) -> None:
    typist = Typist(folder)
    typist.look(NET)
    text = NET.replace(before, after)
    assert text != NET
    assert typist.glance(text) is None
    assert said(typist.glance(NET)) == said(Typist(folder).look(NET))


def test_there_is_no_glance_at_what_was_never_looked_at(folder: Path) -> None:
    typist = Typist(folder)
    assert typist.glance(NET) is None
    typist.look(NET)
    assert typist.session.glance_at(Source(str(folder / "other.py"), NET)) is None


@pytest.mark.parametrize("failing", ["nodes", "renew"])
def test_a_failure_of_ours_takes_a_look_at_the_whole(
    failing: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typist = Typist(folder)
    typist.look(NET)
    text = NET.replace("z = fold(x)", "z = fold(x) + 1")
    monkeypatch.setattr(GraphFunction, failing, lambda *_: 1 / 0)
    assert typist.glance(text) is None
    monkeypatch.undo()
    assert typist.glance(text) is None, "what it knows may not go together any more"
    assert said(typist.look(text)) == said(Typist(folder).look(text))


def test_the_text_that_is_typed_in_stays_known(folder: Path) -> None:
    """However many others are looked at, as they are that are open in an editor."""
    typist = Typist(folder)
    typist.look(NET)
    typed = NET.replace("z = fold(x)", "z = fold(x) + 1")
    assert typist.glance(typed) is not None
    for number in range(9):
        typist.session.report_on(Source(str(folder / f"net_{number}.py"), NET), typist.settings)
    assert typist.glance(NET) is not None
    assert typist.session.glance_at(Source(str(folder / "net_8.py"), typed)) is not None
    assert typist.session.glance_at(Source(str(folder / "net_0.py"), typed)) is None


CASE_FILES = [
    path
    for path in sorted(CASES.rglob("*.py"))[::40]
    if not path.name.startswith("_") and b"def construct(" in path.read_bytes()
]


@pytest.mark.parametrize("path", CASE_FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_says_of_the_function_what_a_look_says(path: Path, folder: Path) -> None:
    """Whatever is typed: where findings are that others have, is found out when the whole is looked at."""
    text, chance = path.read_text("utf-8"), random.Random(path.name)
    typist = Typist(folder)
    before = typist.look(text)
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    function = chance.choice([each for each in functions if each.name != "__init__"])
    statement = chance.choice(function.body)
    lines = text.splitlines(keepends=True)
    indent = lines[statement.lineno - 1][: statement.col_offset]
    lines.insert(statement.lineno - 1, f"{indent}{chance.choice(TYPED)}\n")
    typed = "".join(lines)
    glance = typist.glance(typed)
    if glance is None:
        return
    first, last = function.lineno, (function.end_lineno or 0) + 1

    def inside(report: Report) -> list[tuple[object, ...]]:
        return [each for each in said(report) if first <= each[0][0] <= last]  # type: ignore[index]

    assert inside(glance) == inside(Typist(folder).look(typed))
    outside = [(each.code, each.message) for each in glance.findings if not first <= each.start[0] <= last]
    last -= 1
    was = [(each.code, each.message) for each in before.findings if not first <= each.start[0] <= last]
    assert outside == was
