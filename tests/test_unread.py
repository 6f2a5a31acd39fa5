"""Functions that are put away: what is said of them meanwhile, and that they come back as they were."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths
from msgraph_lint.findings import Confidence
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program import resolver, unread
from msgraph_lint.program.project import Project
from msgraph_lint.program.summaries import statements_of
from msgraph_lint.program.unread import Unread, put_away
from msgraph_lint.source import Source
from msgraph_lint.targets import DEFAULT_TARGET

ROOT = Path(__file__).parent.parent
LAYOUTS = {
    "tabs": "class A:\n\tdef f(self):\n\t\treturn self.x\n",
    "one line": "def f(x): y = x; return y\n",
    "first line of a class": "class A:\n  @property\n  def f(self): return self.x\n",
    "form feed": "x = 1\n\fdef f():\n    return 1\n",
    "line ends": "class A:\r\n    def f(self):\r        return '''a\r\nb'''\n",
    "other letters": "class Ä:\n    def ö(self):\n        return f'é{self.ü}é', 'é', 1  # é\n",
    "texts over lines": "if 1:\n    async def f():\n        return f'''\n{x\n}''' \\\n  'b'\n",
    "no end": "def f():\n    return 1",
    "branches": "try:\n    def f():\n        pass\nexcept E:\n    def g():\n        pass\n",
}


def whole(text: str) -> str:
    return ast.dump(ast.parse(text), include_attributes=True)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_put_away_comes_back(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "_FEW", 0)
    source = Source("a.py", LAYOUTS[layout])
    tree = source.parse()
    away = put_away(tree, source)
    assert away
    for again in (False, True):
        for each in away.values():
            if again:
                each.put_away()
            assert each.is_away
        assert ast.dump(tree, include_attributes=True) == whole(source.text)
        assert not any(each.is_away for each in away.values())


def test_all_code_of_the_package_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "_FEW", 0)
    for path in sorted((ROOT / "msgraph_lint").rglob("*.py")):
        source = Source.read(path)
        tree = source.parse()
        put_away(tree, source)
        assert ast.dump(tree, include_attributes=True) == whole(source.text), path


def test_summary_needs_no_statements() -> None:
    for path in sorted((ROOT / "msgraph_lint" / "program").glob("*.py")):
        source = Source.read(path)
        expected = statements_of(ast.parse(source.text))
        tree = source.parse()
        away = put_away(tree, source)
        found = statements_of(tree)
        assert [(each.line, each.names, each.mentions) for each in found] == [
            (each.line, each.names, each.mentions) for each in expected
        ]
        assert all(each.is_away for each in away.values())


def test_tree_that_is_used_already_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "_FEW", 0)
    source = Source("a.py", "def f():\n    return 1\n\n\ndef g():\n    return 2\n")
    tree = source.parse()
    first, second = put_away(tree, source).values()
    assert list(first)
    assert list(put_away(tree, source, is_used=True).values()) == [second]
    assert second.is_away


MODEL = """from mindspore import nn


class Net(nn.Cell):
    def __init__(self, layers, scale=2):
        super().__init__()
        self.layers = layers
        self.scale = scale

    def construct(self, x, mask=None):
        y = x
        del y
        self.seen = x
        if mask is None:
            return self.layers(x) * self.scale
        return helper(x, self.layers) + self.scale


def helper(x, layers):
    if x.shape[0] > 1:
        first = x.asnumpy()
        print("much", first, first, first, first, first)
        return layers(first) + layers(first)
    return layers(x)
"""
SCRIPT = """import numpy as np
from mindspore import nn, Tensor
from model import Net

net = Net(nn.Dense(1, 1))


def by_global(data):
    total = np.float32(0)
    for each in data:
        total = total + net(Tensor(each), None).sum() + len(data) - 1
    return total


def by_local(data):
    mine = Net(nn.Dense(1, 1), scale=3)
    mine.scale = 4
    mine(Tensor(data))
    mine.scale = 5
    return [mine(Tensor(each)).asnumpy().sum() for each in data]


def unrelated(data):
    found = {}
    for number, each in enumerate(sorted(data)):
        found[number] = (each, number, str(each), repr(each))
    return {key: value for key, value in found.items() if value}


def wrong(data):
    print("the names of MindSpore are wrong here", data, data, data)
    return nn.Conv2D(1, 1, 1), Tensor(data).no_such_method(), sorted(data), len(data)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "model.py").write_text(MODEL)
    (tmp_path / "script.py").write_text(SCRIPT)
    return tmp_path


def test_findings_are_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> list[tuple[object, ...]]:
        report = check_paths(sorted(folder.glob("*.py")), Settings())
        assert not report.errors
        return [(each.sort_key, each.message, each.fix) for each in report.findings]

    expected = found()
    assert len({key for key, _, _ in expected}) > 3
    monkeypatch.setattr(resolver, "_MUCH", 0)
    monkeypatch.setattr(unread, "_FEW", 0)
    assert found() == expected


def test_only_what_matters_is_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resolver, "_MUCH", 0)
    monkeypatch.setattr(unread, "_FEW", 0)
    read = list[str]()
    statements = Source.statements_of

    def counted(self: Source, function: ast.FunctionDef) -> list[ast.stmt]:
        read.append(function.name)
        return statements(self, function)

    monkeypatch.setattr(Source, "statements_of", counted)
    project = Project.around(sorted(folder.glob("*.py")))
    code = GraphCode(project, DEFAULT_TARGET, Confidence.HIGH)
    functions = code.functions()
    assert not code.failures
    for function in functions:
        code.call_sites(function)
    assert sorted(read) == ["by_global", "by_local", "helper"]
    module = project.load(str(folder / "script.py"))
    with module.borrowed():
        assert len(module.nodes(ast.FunctionDef)) == 4
        assert sorted(read)[-2:] == ["unrelated", "wrong"]
    away = [info.name for info in module.all_functions if info.outline is not None]
    assert away == ["unrelated", "wrong"]
    assert all(
        isinstance(module.function(each).node.body, Unread) for each in module.unread if each.name in away
    )
