"""Who is asked about what: each checker about what it looks at, once, and only when that happens."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from stub_rules import add_rule, net, registered

from msgraph_lint import events
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.events import KINDS, KINDS_IN_FILES
from msgraph_lint.findings import Confidence
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.hits import Hit
from msgraph_lint.program.project import Project
from msgraph_lint.registry import registry
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source

pytestmark = pytest.mark.usefixtures("alone")

NEWER = {"Match", "TryStar"}
"""Nodes that not every Python has that we run on."""
ON_GRAPH_CODE = [entry.rule for entry in registry().values() if not entry.rule.is_about_comments]
SYNTAX = {rule.module for rule in ON_GRAPH_CODE if rule.family == "syntax" and "function" not in rule.on}
LOADED = "[name for name in sys.modules if name.startswith('msgraph_lint.checkers.')]"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Which things a rule that does not find anything is asked about; it looks at names."""
    rule = add_rule(monkeypatch, "nothing")
    return looks_at(monkeypatch, rule)


def looks_at(monkeypatch: pytest.MonkeyPatch, rule: Rule) -> list[object]:
    things: list[object] = []

    def check(_: GraphFunction, thing: object) -> Iterator[Hit]:
        things.append(thing)
        return iter(())

    monkeypatch.setitem(registry(), rule.code, registered(rule, check))
    return things


def lint(*lines: str, select: str = "MSG199") -> list[str]:
    settings = Settings(select=frozenset({select}), confidence=Confidence.HIGH)
    report = check_text("model.py", net(*lines), settings)
    assert report.errors == []
    return [finding.code for finding in report.findings]


def function(*lines: str, header: str = "") -> GraphFunction:
    """The graph function of these lines."""
    text = header + net(*lines)
    project = Project.around([Path("model.py")], overlay={"model.py": Source("model.py", text)})
    (found,) = GraphCode(project, Settings().targets[0]).functions()
    return found


def test_each_live_name_is_asked_about_once(asked: list[object]) -> None:
    lint("y = x", "for i in (1, 2):", "    y = y + i", "return y", "y = x")
    names = Counter(node.id for node in asked if isinstance(node, ast.Name))
    assert names == {"x": 1, "y": 4, "i": 2}
    assert len(asked) == 7


def test_a_rule_is_not_asked_about_what_does_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    things = looks_at(monkeypatch, registry()["MSG101"].rule)
    lint("y = x", "return y", select="MSG101")
    assert things == []
    lint("del x", "return 1", select="MSG101")
    assert [type(thing) for thing in things] == [ast.Delete]


def test_a_rule_that_wants_to_be_asked_once_is(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "nothing")
    rule = Rule("MSG199", "nothing-name", "", on=("node Name", "node Return"), once=True)
    things = looks_at(monkeypatch, rule)
    lint("y = x", "return y")
    assert len(things) == 1


def test_a_rule_about_what_is_sure_is_not_asked_about_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "nothing")
    things = looks_at(monkeypatch, Rule("MSG199", "nothing-name", "", on=("node Call",), sure=True))
    lint("if self.training:", "    self.a(x)", "return self.b(x)")
    (call,) = things
    assert isinstance(call, ast.Call)
    assert ast.unparse(call) == "self.b(x)"


def test_nobody_looks_for_what_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    for kind, find in KINDS.items():

        def counted(function: GraphFunction, kind: str = kind, find: events.Finder = find) -> events.Things:
            looked.append(kind)
            return find(function)

        monkeypatch.setitem(KINDS, kind, counted)
    lint("del x", "return 1", select="MSG101")
    assert looked == ["node"]


def test_what_cannot_be_found_is_told_once_and_the_rest_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(_: GraphFunction) -> events.Things:
        raise ZeroDivisionError

    monkeypatch.setitem(KINDS, "drawn", fault)
    report = check_text("model.py", net("del x", "return 1"), Settings())
    assert [finding.code for finding in report.findings] == ["MSG101"]
    (error,) = report.errors
    assert "MSG711 (random-value-in-graph) and 3 more rules" in error.reason


@pytest.mark.parametrize(
    ("text", "loaded"),
    [
        ("import numpy as np\n\n\ndef f(x):\n    del x\n    return np.ones(2)\n", set()),
        (net("del x", "return 1"), {"delete_statement"}),
    ],
)
def test_checkers_are_loaded_when_something_happens(text: str, loaded: set[str], tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text(text, "utf-8")
    code = f"import sys\nfrom msgraph_lint.cli import main\nmain(['model.py'])\nprint(*{LOADED})"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    found = {name.rpartition(".")[2] for name in run.stdout.splitlines()[-1].split()}
    assert found & SYNTAX == loaded
    assert bool(found) == bool(loaded)


# What rules look at


@pytest.mark.parametrize("rule", [pytest.param(e.rule, id=e.rule.name) for e in registry().values()])
def test_keys_are_known(rule: Rule) -> None:
    assert bool(rule.on) != rule.is_about_comments
    assert len(set(rule.on)) == len(rule.on)
    for key in rule.on:
        kind, _, name = key.partition(" ")
        assert kind in {**KINDS, **KINDS_IN_FILES}
        assert kind != "node" or name in NEWER or not getattr(ast, name).__subclasses__()


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("del x", {"node Delete"}),
        ("x is None", {"operator Is", "node Compare"}),
        ("1 < x < 2", {"operator chained"}),
        ("~x % 2", {"operator Invert", "operator Mod"}),
        ('b""', {"literal bytes"}),
        ("print(x)", {"call builtins.print"}),
        ("np.linalg.norm(x)", {"call numpy.linalg.norm", "call numpy.*", "call numpy.linalg.*"}),
        ("norm(x)", {"call numpy.linalg.norm", "call numpy.*", "call numpy.linalg.*"}),
        ("helper(x)", {"call project"}),
        ("y = Tensor(x)", {"callee mindspore.Tensor", "call mindspore.Tensor"}),
        ("x.append(1)", {"method append", "get append"}),
        ("x.shape", {"get shape"}),
        ("x.name = 1", {"set name", "set *"}),
        ("self.name = 1", {"set name", "set *", "assigned"}),
        ("x[0] = 1", {"set []", "changed"}),
        ('{"a": []}["a"].append(x)', {"method append"}),
        ("y = nn.ReLU()", {"created", "callee mindspore.nn.ReLU", "call mindspore.nn.ReLU"}),
        ("random.random()", {"drawn", "call random.random", "call random.*"}),
        ("print(1 if x.sum() > 0 else x)", {"joined"}),
        ("if x.sum() > 0:\n            y = 1\n        y = y", {"unbound"}),
    ],
)
def test_things_happen_under_their_keys(line: str, keys: set[str]) -> None:
    header = (
        "import random\nimport numpy as np\nfrom numpy.linalg import norm\nfrom mindspore import Tensor\n\n\n"
        "class helper:\n    pass\n\n\n"
    )
    found = {
        key
        for kind, find in KINDS.items()
        for key, things in find(function(line, "return 1", header=header)).items()
        if things
    }
    assert keys <= found
