"""The tables of names, signatures and attributes, and what is told of code that is held against them."""

from __future__ import annotations

import pytest

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_text
from msgraph_lint.findings import Assumption, Confidence
from msgraph_lint.mindspore_facts.interface import interface, versions_with
from msgraph_lint.targets import MEASURED_VERSIONS, Target

FAMILY = frozenset({"MSG801", "MSG802", "MSG803", "MSG804", "MSG805"})
HEADER = "import mindspore as ms\nfrom mindspore import Tensor, nn, ops\n"


def told(*lines: str, version: str = "2.10") -> list[tuple[str, str, str]]:
    """Code, message and advice of each finding that rests on no assumption."""
    settings = Settings(target=Target.parse(version), select=FAMILY, confidence=Confidence.HIGH)
    report = check_text("/alone/model.py", HEADER + "\n".join(lines) + "\n", settings)
    assert report.errors == []
    return [(each.code, each.message, each.advice) for each in report.findings]


@pytest.mark.parametrize("version", MEASURED_VERSIONS)
def test_a_table_knows_its_version(version: str) -> None:
    known = interface(version)
    names = known.names_in("mindspore.ops")
    assert names is not None
    assert {"relu", "concat", "operations"} <= names
    assert "from_numpy" not in names
    assert known.names_in("mindspore.nowhere") is None
    assert known.signature("mindspore.ops.concat") == "tensors axis="
    assert known.construct_signature("mindspore.nn.ReLU") in ("x", "input")
    assert known.tensor_attributes["size"] == "!int"
    assert "cuda" not in known.tensor_attributes
    assert "get_parameters" in known.cell_attributes
    assert "named_modules" not in known.cell_attributes
    convolution = known.attributes_of_cell("mindspore.nn.Conv2d")
    assert convolution is not None
    assert {"weight", "stride"} <= convolution


def test_names_come_and_go_with_versions() -> None:
    assert versions_with("mindspore.nn", "CellDict") == list(MEASURED_VERSIONS[1:])
    assert told("nn.CellDict({})") == []
    (code, message, advice), *_ = told("nn.CellDict({})", version="2.0")
    assert (code, message) == ("MSG801", "`mindspore.nn` has no `CellDict` in MindSpore 2.0")
    assert advice == "it is there in 2.7, 2.7.2, 2.8, 2.9, 2.10"


@pytest.mark.parametrize(
    ("line", "code", "advice"),
    [
        ("nn.Sequential()", "MSG801", "did you mean `mindspore.nn.SequentialCell`?"),
        ("nn.ModuleList([])", "MSG801", "did you mean `mindspore.nn.CellList`?"),
        ("nn.Module", "MSG801", "did you mean `mindspore.nn.Cell`?"),
        ("ops.concatt", "MSG801", "did you mean `mindspore.ops.concat`?"),
        ("ops.rellu", "MSG801", "did you mean `mindspore.ops.relu`?"),
        ("ms.ops.operations.Nothing", "MSG801", ""),
        ("ops.softmax(ops.ones((2, 2)), dim=1)", "MSG802", "did you mean `axis`?"),
        ("nn.Conv2d(1, 1, 1, groups=1)", "MSG802", "did you mean `group`?"),
        ("nn.Dense(1, 1, bias=False)", "MSG802", "did you mean `has_bias`?"),
        ("nn.ReLU(inplace=True)", "MSG802", "leave it out"),
        ("nn.LeakyReLU(negative_slope=0.1)", "MSG802", "did you mean `alpha`?"),
        ("nn.Dense(1)", "MSG803", ""),
        ("nn.ReLU(True, False)", "MSG803", ""),
        ("ops.relu()", "MSG803", ""),
    ],
)
def test_wrong_uses_of_mindspore_are_found_everywhere(line: str, code: str, advice: str) -> None:
    for code_around in ([line], ["def main():", f"    return {line}"], ["class A:", f"    value = {line}"]):
        assert [(each[0], each[2]) for each in told(*code_around)] == [(code, advice)], code_around


@pytest.mark.parametrize(
    "lines",
    [
        ["try:", "    nn.Nothing", "except AttributeError:", "    pass"],
        ["if ms.__version__ > '3':", "    nn.Nothing"],
        ["if hasattr(nn, 'Nothing'):", "    nn.Nothing"],
        ["nn.Nothing = nn.ReLU", "nn.Nothing()"],
        ["setattr(nn, 'Nothing', nn.ReLU)", "nn.Nothing()"],
        ["def f(nn):", "    return nn.Nothing"],
        ["print([nn.Nothing for nn in ()])"],
        ["def f(ops):", "    return [ops.nothing(x) for x in (lambda nn: nn.Nothing, 1)]"],
        ["import mindnlp", "nn.Nothing"],
        ["from somewhere import *", "nn.Nothing"],
        ["nn = ms.mint", "nn.Nothing"],
        ["def f(*args, **kwargs):", "    return nn.Dense(*args, **kwargs)"],
        ["def f(args):", "    return nn.Dense(2, *args)"],
        ["ms.set_context(anything=1)"],
        ["nn.SequentialCell(nn.ReLU(), nn.ReLU(), nn.ReLU())"],
    ],
)
def test_what_cannot_be_known_is_not_reported(lines: list[str]) -> None:
    assert told(*lines) == []


def test_versions_decide_about_arguments() -> None:
    line = "nn.Dense(1, 1, dtype=ms.float32)"
    assert told(line) == []
    assert [code for code, *_ in told(line, version="2.0")] == ["MSG802"]


CELL = ["class Block(nn.Cell):", "    def __init__(self):", "        super().__init__()"]


@pytest.mark.parametrize(
    ("more", "found"),
    [
        (
            [
                "        self.act = nn.ReLU()",
                "    def construct(self, x):",
                "        return self.act(x, True)",
            ],
            "MSG803",
        ),
        (
            ["        self.act = nn.ReLU()", "    def construct(self, x):", "        return self.act(y=x)"],
            "MSG802",
        ),
        (["    def construct(self, x):", "        return self.scale * x"], "MSG805"),
        (["    def construct(self, x: Tensor):", "        return x.is_cuda"], "MSG804"),
        (["    def construct(self, x: Tensor):", "        return x.sum(nothing=1)"], "MSG802"),
        (["    def construct(self, x: Tensor):", "        return (x + 1).size(0)"], "MSG804"),
        (["        self.train()", "    def construct(self, x):", "        return x"], "MSG805"),
        (["    def construct(self, x):", "        return self.get_scope()"], ""),
        (["    def construct(self, x):", "        return self.scale", "Block().scale = 1"], ""),
        (
            ["    def construct(self, x):", "        return self.scale", "class A(Block):", "    scale = 1"],
            "",
        ),
    ],
)
def test_what_cells_and_tensors_do_not_have(more: list[str], found: str) -> None:
    assert [code for code, *_ in told(*CELL, *more)] == ([found] if found else [])


def test_attribute_that_may_never_be_read_is_less_sure() -> None:
    lines = (
        "class Net(nn.Cell):",
        "    def __init__(self, deep):",
        "        super().__init__()",
        "        self.deep = deep",
        "",
        "    def construct(self, x):",
        "        if self.deep:",
        "            x = self.layer(x)",
        "        return x if self.deep and self.wide else x * 2",
    )
    assert told(*lines) == []
    settings = Settings(target=Target.parse("2.10"), select=FAMILY, confidence=Confidence.MEDIUM)
    report = check_text("/alone/model.py", HEADER + "\n".join(lines) + "\n", settings)
    assert [(each.code, each.doubt) for each in report.findings] == [("MSG805", "the line may never run")] * 2


@pytest.mark.parametrize(("switch", "found"), [("False", []), ("deep", ["MSG805"])])
def test_attribute_behind_a_switch_that_nothing_turns_on(switch: str, found: list[str]) -> None:
    lines = (
        "class Net(nn.Cell):",
        "    def __init__(self, deep):",
        "        super().__init__()",
        f"        self.deep = {switch}",
        "",
        "    def shard(self, strategy):",
        "        if self.deep:",
        "            self.layer.shard(strategy)",
    )
    settings = Settings(target=Target.parse("2.10"), select=FAMILY, confidence=Confidence.MEDIUM)
    report = check_text("/alone/model.py", HEADER + "\n".join(lines) + "\n", settings)
    assert [each.code for each in report.findings] == found


def test_flags_are_attributes() -> None:
    lines = ["    def place(self):", "        return self.first"]
    assert [code for code, *_ in told(*CELL, *lines)] == ["MSG805"]
    assert told(*CELL, *lines, "Block().add_flags_recursive(first=True)") == []


def test_function_that_the_project_replaces() -> None:
    settings = Settings(target=Target.parse("2.10"), select=frozenset({"MSG815"}))
    for more, found in (("", ["MSG815"]), ("ops.zeros = print", [])):
        report = check_text("/alone/model.py", f"{HEADER}{more}\nops.zeros(2, 1)\n", settings)
        assert [each.code for each in report.findings] == found


def test_what_the_compiler_may_leave_out_is_less_sure() -> None:
    lines = (
        "class Net(nn.Cell):",
        "    def __init__(self, deep):",
        "        super().__init__()",
        "        self.deep = deep",
        "        self.relu = nn.ReLU()",
        "",
        "    def construct(self, x: Tensor):",
        "        if self.deep:",
        "            x = ops.concatcat((x, x))",
        "            x = self.relu()",
        "            x = x.cuda()",
        "        return ops.concat((x, x), dim=0)",
    )
    assert [code for code, _, _ in told(*lines)] == ["MSG802"]
    settings = Settings(target=Target.parse("2.10"), select=FAMILY, confidence=Confidence.MEDIUM)
    report = check_text("/alone/model.py", HEADER + "\n".join(lines) + "\n", settings)
    doubts = {each.code: each.doubt for each in report.findings}
    reached = Assumption.REACHED.value
    assert doubts == {"MSG801": reached, "MSG803": reached, "MSG804": reached, "MSG802": ""}


@pytest.mark.parametrize("version", MEASURED_VERSIONS)
def test_a_table_knows_which_kinds_of_arguments_are_refused(version: str) -> None:
    refused = interface(version).refused_kinds("mindspore.nn.LayerNorm")
    assert refused["normalized_shape"] == {"bool", "int", "float", "str", "None"}
    assert interface(version).refused_kinds("mindspore.nn.Nothing") == {}


def test_a_table_knows_the_keywords_that_only_the_graph_refuses() -> None:
    refused = interface("2.10").keywords_refused_in_graph
    assert refused("amax") == {"initial", "keepdims", "where"}
    assert refused("equal") == {"other"}
    assert refused("sum") == frozenset()


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["nn.LayerNorm(8)"], "`nn.LayerNorm` takes no int for `normalized_shape`"),
        (["nn.LayerNorm(normalized_shape=8)"], "`nn.LayerNorm` takes no int for `normalized_shape`"),
        (["SIZE = 8", "nn.LayerNorm(SIZE)"], "`nn.LayerNorm` takes no int for `normalized_shape`"),
        (["nn.LayerNorm((8,))"], ""),
        (["def f():", "    size = 8", "    nn.LayerNorm(size)"], "`nn.LayerNorm` takes no int"),
        (["def g():", "    return 8", "def f():", "    size = g()", "    nn.LayerNorm(size)"], ""),
        (["def f(size=None):", "    nn.LayerNorm(size)"], ""),
        (["nn.LayerNorm(unknown())"], ""),
        (["nn.LayerNorm(8, begin=1)"], ""),  # that is told
        (["def f(n):", "    return nn.LayerNorm(n)"], ""),
        (["def f(n):", "    nn.Dense(n, n)", "    nn.LayerNorm(n)"], "`nn.LayerNorm` takes no int"),
        (["def f(n):", "    if n:", "        nn.Dense(n, n)", "    nn.LayerNorm(n)"], ""),
        (["def f(n):", "    n = (n,)", "    nn.Dense(n[0], 2)", "    nn.LayerNorm(n)"], ""),
        (["def f(n):", "    try:", "        nn.LayerNorm(8)", "    except TypeError:", "        pass"], ""),
    ],
)
def test_refused_arguments_are_found(lines: list[str], found: str) -> None:
    settings = Settings(target=Target.parse("2.10"), select=frozenset({"MSG819"}))
    report = check_text("/alone/model.py", HEADER + "\n".join(lines) + "\n", settings)
    assert [each.message.startswith(found) for each in report.findings] == ([True] if found else [])
