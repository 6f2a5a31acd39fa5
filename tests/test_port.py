"""``msgraph-lint port``: what remains of PyTorch in a tree."""

from __future__ import annotations

import json
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from msgraph_lint.cli import main
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.porting.counterparts import Fate, _has, _table, counterpart
from msgraph_lint.porting.survey import KINDS, Survey
from msgraph_lint.porting.torch_names import torch_names
from msgraph_lint.reports.port_page import render as page_of
from msgraph_lint.rules import all_rules
from msgraph_lint.source import Source
from msgraph_lint.targets import LATEST_VERSION, MEASURED_VERSIONS, Outcome, Target

TORCH = """\
import torch
import torch.nn as nn
from torch.nn import functional as F


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(2, 2)

    def forward(self, x: torch.Tensor):
        if torch.jit.is_scripting():
            return x
        return F.relu(torch.fx.wrap(self.fc(x)))
"""
HALF = """\
from mindspore import nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([])
        self.drop = nn.Dropout(0.1)

    def construct(self, x):
        return ops.concat((x, x), dim=1)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "torch_net.py").write_text(TORCH, "utf-8")
    (tmp_path / "half.py").write_text(HALF, "utf-8")
    return tmp_path


def said(tree: Path, capsys: pytest.CaptureFixture[str], form: str) -> str:
    assert main(["port", str(tree), "--output-format", form, "--target-version", "2.10"]) == 0
    return capsys.readouterr().out


def test_json_counts_by_kind_and_file(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(tree, capsys, "json"))
    counts = {kind["name"]: kind["count"] for kind in found["kinds"]}
    assert counts["names of PyTorch"] == 6
    assert counts["missing names"] == counts["arguments"] == counts["silent differences"] == 1
    assert found["next"] == "names of PyTorch"
    fates = {each["torch"]: (each["mindspore"], each["fate"]) for each in found["names"]}
    assert fates == {
        "torch.Tensor": ("mindspore.Tensor", "same"),
        "torch.fx.wrap": (None, "none"),
        "torch.jit": (None, "needless"),
        "torch.nn.Linear": ("mindspore.nn.Dense", "differs"),
        "torch.nn.Module": ("mindspore.nn.Cell", "same"),
        "torch.nn.functional.relu": ("mindspore.ops.relu", "same"),
    }


def test_text_names_the_next_step(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(tree, capsys, "text")
    assert "2 files, for MindSpore 2.10" in text
    assert "torch.nn.Linear → mindspore.nn.Dense: its third argument" in text
    assert text.splitlines()[-1].startswith("Next: names of PyTorch:")


def test_page_is_whole_and_needs_nothing_else(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "<b>.py").write_text(TORCH, "utf-8")
    page = said(tree, capsys, "html")
    opened: list[str] = []

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert not {"src", "link"} & {name for name, _ in attrs}
            if tag != "meta":
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

    Tags().feed(page.partition("\n")[2])
    assert not opened
    assert page.count("<svg") == 1
    assert "<b>.py" not in page


def test_nothing_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "done.py").write_text("from mindspore import nn\n\nlayer = nn.ReLU()\n", "utf-8")
    assert said(tmp_path, capsys, "text").endswith("Nothing of PyTorch is left to see.\n")
    assert json.loads(said(tmp_path, capsys, "json"))["next"] is None


def test_nothing_to_look_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["port", str(tmp_path)]) == 2
    assert "no Python files" in capsys.readouterr().err


def test_what_cannot_be_parsed_is_said(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "broken.py").write_text("import torch\ndef\n", "utf-8")
    assert main(["port", str(tree), "--output-format", "json"]) == 2
    taken = capsys.readouterr()
    assert json.loads(taken.out)["files"] == 3
    assert "broken.py" in taken.err


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("import torch\ntorch.cuda.is_available()\n", ["torch.cuda.is_available"]),
        ("import torch.nn as N\nN.ReLU\n", ["torch.nn.ReLU"]),
        ("from torch import optim\noptim.SGD\nadam = 1\n", ["torch.optim.SGD"]),
        ("import torchvision\ntorchvision.models\n", []),
        ("torch = 1\nprint(torch)\n", []),
    ],
)
def test_names_of_a_file(text: str, names: list[str]) -> None:
    assert list(torch_names(Source("a.py", text))) == names


def test_version_decides() -> None:
    assert counterpart("torch.nn.ModuleDict", interface("2.0")).fate is Fate.NONE
    assert counterpart("torch.nn.ModuleDict", interface("2.10")).there == "mindspore.nn.CellDict"


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("torch.log", "mindspore.ops.log"),  # `mindspore.log` is a module
        ("torch.Tensor", "mindspore.Tensor"),
        ("torch.float32", "mindspore.float32"),
        ("torch.optim.RAdam", "mindspore.experimental.optim.RAdam"),
        ("torch.nn.modules.batchnorm.BatchNorm2d", "mindspore.nn.BatchNorm2d"),
        ("torch.nn.modules.Conv2d", "mindspore.nn.Conv2d"),
        ("torch.optim.sgd.SGD", "mindspore.nn.SGD"),
        ("torch.utils.data.distributed.DistributedSampler", "mindspore.dataset.DistributedSampler"),
        ("torch.optim.lr_scheduler.StepLR", "mindspore.experimental.optim.lr_scheduler.StepLR"),
        ("torch.nn.init._calculate_fan_in_and_fan_out", ""),
    ],
)
def test_counterparts(name: str, there: str) -> None:
    assert counterpart(name, interface("2.10")).there == there


@pytest.mark.parametrize("name", ["torch.nn.init.zeros_", "torch.optim.Adam", "torch.distributed.all_reduce"])
def test_kinds_that_differ(name: str) -> None:
    assert counterpart(name, interface("2.10")).fate is Fate.DIFFERS


@pytest.mark.parametrize(
    ("name", "note"),
    [
        ("torch.mean", "`dim` is `axis`, `keepdim` is `keep_dims`"),
        ("torch.cat", "`dim` is `axis`"),
        ("torch.topk", ""),  # MindSpore calls it `dim`, too
        ("torch.nn.GroupNorm", ""),
    ],
)
def test_arguments_of_other_names(name: str, note: str) -> None:
    assert counterpart(name, interface("2.10")).note == note


def test_table_names_what_is_there() -> None:
    known = interface(LATEST_VERSION)
    table = _table()
    assert [there for there in table["renamed"].values() if not _has(there, known)] == []
    lost = [name for name in table["differs"] if counterpart(name, known).fate is not Fate.DIFFERS]
    assert lost == []
    assert {code for _, code in table["differs"].values() if code} <= set(all_rules())


def test_each_rule_on_code_is_of_one_kind() -> None:
    codes = [code for code, rule in all_rules().items() if not rule.is_about_comments]
    assert [code for code in codes if not any(kind.holds(code) for kind in KINDS)] == []


def test_what_raises_is_no_silent_difference() -> None:
    for rule in all_rules().values():
        if rule.is_about_all_code and rule.default:
            kind = next(each for each in KINDS if each.holds(rule.code))
            raises = rule.outcome_in_python(MEASURED_VERSIONS[-1]) is Outcome.ERROR
            assert (kind.name != "silent differences") == raises, rule.code


def test_paths_have_room_in_the_picture() -> None:
    found = Survey(Target.parse("2.10"))
    found.files = 1
    found.counts["arguments"] = Counter({"a/very/long/path/to/a/file/with/a/name/of/its/own.py": 3})
    page = page_of(found)
    assert ">…ath/to/a/file/with/a/name/of/its/own.py</text>" in page
    assert "<p>1 file, for" in page
