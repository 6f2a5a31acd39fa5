"""How often the analysis does its work: what was found out once is not looked for again."""

from __future__ import annotations

import ast
import gc
import weakref
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from msgraph_lint.analyses.aliases import sharing
from msgraph_lint.analyses.containers import empty
from msgraph_lint.analyses.control_flow import joins
from msgraph_lint.compiler import walk as compiler_walk
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Places
from msgraph_lint.compiler.resting import RESTING, Memory
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths, check_project
from msgraph_lint.findings import Confidence
from msgraph_lint.graph import changes, generators
from msgraph_lint.graph.code import GraphCode
from msgraph_lint.program import bodies
from msgraph_lint.program.definitions import Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.suppressions import noqa_line
from msgraph_lint.targets import DEFAULT_TARGET, Target
from msgraph_lint.values.value import TENSOR

NETWORK = """import mindspore as ms
from mindspore import nn, ops


class Block(nn.Cell):
    def __init__(self, size, activation=None):
        super().__init__()
        self.dense = nn.Dense(size, size)
        self.activation = activation or ops.relu
        self.scale = 1.0

    def construct(self, x):
        items = []
        items.append(self.dense(x))
        return self.activation(items[0]) * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell([Block(4), Block(4, ops.tanh)])

    def construct(self, x):
        return self.blocks(x)
"""
SCRIPT = """from model import Block, Net


def train(data):
    net = Net()
    for x in data:
        net(x)
    history = {}
    history["size"] = len(data)
    return history
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "model.py").write_text(NETWORK)
    for number in range(5):
        (tmp_path / f"script_{number}.py").write_text(SCRIPT)
    return tmp_path


def test_body_is_walked_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    walked = Counter[ast.AST]()
    walk = bodies.walk

    def counted(body: Iterable[ast.AST]) -> list[ast.AST]:
        body = list(body)
        walked.update(body[:1])
        return walk(body)

    monkeypatch.setattr(bodies, "walk", counted)
    project = Project.around(sorted(folder.glob("*.py")))
    for target in (DEFAULT_TARGET, DEFAULT_TARGET):
        code = GraphCode(project, target)
        code.functions()
        assert not code.failures
    assert len(walked) == 4 + 5  # each function of the files
    assert set(walked.values()) == {1}


def test_a_file_is_parsed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = Counter[str]()
    parse = ast.parse

    def counted(text: str, filename: str) -> ast.Module:
        parsed[Path(filename).name] += 1
        return parse(text, filename)

    monkeypatch.setattr(ast, "parse", counted)
    paths = sorted(folder.glob("*.py"))
    check_paths(paths, Settings(confidence=Confidence.MEDIUM))
    assert parsed == dict.fromkeys((path.name for path in paths), 1)


DELETING = NETWORK.replace("        items = []\n", "        items = []\n        y = x\n        del y\n")


def test_what_it_took_to_look_at_a_function_is_not_kept(folder: Path) -> None:
    (folder / "model.py").write_text(DELETING)
    paths = sorted(folder.glob("*.py"))
    project = Project.around(paths)
    report = check_project(project, list(map(str, paths)), Settings())
    assert any(finding.fix is not None for finding in report.findings)
    module = project.load(str(folder / "model.py"))
    for info in module.all_functions:
        if info.name == "construct":
            found = {name for name, each in vars(bodies.Body).items() if isinstance(each, cached_property)}
            assert len(found) > 10
            assert not found & vars(info).keys()
            assert info.places is None
    assert module.source._tokens is None
    assert not {"line_starts", "_groups"} & vars(module.source).keys()


def test_what_a_function_says_is_kept_from_one_target_to_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    walked = Counter[ast.AST]()
    run = compiler_walk._Walk.run

    def counted(self: compiler_walk._Walk) -> Places:
        walked[self.body.node] += 1
        return run(self)

    monkeypatch.setattr(compiler_walk._Walk, "run", counted)
    settings = Settings(older_targets=(Target.parse("2.0"),), confidence=Confidence.MEDIUM)
    check_paths(sorted(folder.glob("*.py")), settings)
    assert set(walked.values()) == {1}


def test_nodes_of_a_file_are_taken_from_its_scopes(folder: Path) -> None:
    module = Project.around([folder / "model.py"]).load(str(folder / "model.py"))
    for kind in (ast.Call, ast.Attribute, ast.Name, ast.arg, ast.alias, ast.Constant):
        expected = {node for node in ast.walk(module.tree) if isinstance(node, kind)}
        assert len(module.nodes(kind)) == len(expected)
        assert set(module.nodes(kind)) == expected


def test_class_is_looked_for_where_its_name_is_called(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()
    calls_of = Module.calls_of

    def counted(self: Module, name: str) -> list[ast.Call]:
        asked[Path(self.key).name] += 1
        return calls_of(self, name)

    monkeypatch.setattr(Module, "calls_of", counted)
    check_paths(sorted(folder.glob("*.py")), Settings())
    assert asked == {"model.py": 1}  # for Block, of which no script makes one


@pytest.mark.parametrize(
    ("line", "looked_into"),
    [
        ("", 0),
        ("    net.size = 2\n", 0),  # which no graph code reads
        ("    net.scale = 2\n", 1),
    ],
)
def test_code_is_looked_into_that_may_change_what_is_read(
    folder: Path, line: str, looked_into: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "script_0.py").write_text(SCRIPT.replace("    net = Net()\n", f"    net = Net()\n{line}"))
    seen = Counter[str]()
    changes_in = changes._changes_in

    def counted(scope: changes.Scope, body: list[ast.stmt]) -> Iterable[changes.Change]:
        seen[scope.info.name] += 1
        return changes_in(scope, body)

    monkeypatch.setattr(changes, "_changes_in", counted)
    check_paths(sorted(folder.glob("*.py")), Settings())
    assert seen["train"] == looked_into


@pytest.mark.parametrize(
    ("module", "search"),
    [
        (sharing, "_find_changes"),
        (joins, "_find_meetings"),
        (generators, "_find_draws"),
    ],
)
def test_several_rules_share_what_is_found(
    module: object, search: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = Counter[GraphFunction]()
    find = getattr(module, search)

    def counted(function: GraphFunction) -> Iterable[object]:
        searched[function] += 1
        return find(function)  # type: ignore[no-any-return]

    monkeypatch.setattr(module, search, counted)
    check_paths(sorted(folder.glob("*.py")), Settings())
    assert len(searched) == 2
    assert set(searched.values()) == {1}


def test_several_rules_share_what_becomes_of_an_append(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = Counter[ast.AST]()
    find = empty._use_of_empty

    def counted(function: GraphFunction, node: ast.AST) -> ast.expr | None:
        looked_at[node] += 1
        return find(function, node)

    monkeypatch.setattr(empty, "_use_of_empty", counted)
    (folder / "model.py").write_text(NETWORK.replace("items.append", "self.items.append"))
    check_paths(sorted(folder.glob("*.py")), Settings())
    assert set(looked_at.values()) == {1}


def test_fix_of_an_attribute_asks_what_has_to_do_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Counter[type]()
    nodes_of = bodies.Body.nodes_of

    def counted(self: bodies.Body, kind: type[ast.AST]) -> list[ast.AST]:
        asked[kind] += 1
        return nodes_of(self, kind)

    monkeypatch.setattr(bodies.Body, "nodes_of", counted)
    path, times = tmp_path / "nets.py", {}
    for count in (10, 20):
        nets = [
            f"class Net{n}(nn.Cell):\n    def construct(self, x):\n        self.seen{n} = x + {n}\n"
            f"        return self.seen{n}\n"
            for n in range(count)
        ]
        path.write_text("from mindspore import nn\n" + "".join(nets))
        asked.clear()
        fixes = [finding.fix for finding in check_paths([path], Settings()).findings]
        assert len(fixes) == count
        assert None not in fixes
        times[count] = asked[ast.Return]
    assert times[20] == 2 * times[10]


def test_places_of_comments_keep_no_tokens(folder: Path) -> None:
    source = Source.read(folder / "model.py")
    assert noqa_line(source, 3) == 3
    assert source._tokens is None
    assert noqa_line(Source("a.py", 'x = """\n\n"""\n'), 1) == 3
    assert noqa_line(Source("a.py", 'x = """\n\n"""\ny = (\n'), 1) == 1  # which cannot be tokenized


def test_nothing_that_is_let_go_of_holds_itself(folder: Path) -> None:
    """Nobody looks for garbage meanwhile."""
    project = Project.around(sorted(folder.glob("*.py")))
    code = GraphCode(project, DEFAULT_TARGET)
    function = next(each for each in code.functions() if each.info.name == "construct")
    special = function._special[()] = function.for_call({"x": TENSOR})
    assert special.result
    let_go = weakref.ref(special)
    del special
    gc.disable()
    try:
        function.release()
        assert let_go() is None
    finally:
        gc.enable()


def test_what_rests_on_loops_is_gone_through_where_it_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not at the end of each loop further in."""
    settled = Counter[str]()
    settle = Memory.settle

    def counted(memory: Memory[str, int], key: str, loop: int, resting: int) -> int:
        settled[key] += 1
        return settle(memory, key, loop, resting)

    monkeypatch.setattr(Memory, "settle", counted)
    memory = Memory[str, int]()
    with RESTING.loop() as outer:
        memory.put("x", 1, outer.number)
        for _ in range(10):
            with RESTING.loop() as inner:
                memory.put("y", 1, inner.number | outer.number)
        assert settled == {"y": 10}
    assert settled == {"y": 11, "x": 1}
    assert not memory.rests_on("x", outer.number)
    assert not memory.rests_on("y", outer.number)
