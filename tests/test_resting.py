"""What is found out is kept with what it rests on: assumptions, and loops that are being found out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from msgraph_lint.compiler.resting import RESTING, Memory, bits, rest_on
from msgraph_lint.config import Settings
from msgraph_lint.engine import Look, check_paths
from msgraph_lint.findings import Assumption, Confidence

TENSOR, REACHED = bits([Assumption.TENSOR]), bits([Assumption.REACHED])


@pytest.fixture(autouse=True)
def _at_rest() -> Iterator[None]:
    RESTING.on = 0
    yield
    RESTING.on = 0


def _assumed(assumption: Assumption) -> str:
    rest_on(assumption)
    return assumption.name


def test_to_take_something_up_is_to_rest_on_what_it_rests_on() -> None:
    memory = Memory[str, str]()
    assert memory.of("shown", lambda: "shown") == "shown"
    assert RESTING.on == 0
    for _ in range(2):
        RESTING.on = 0
        assert memory.of("assumed", lambda: _assumed(Assumption.TENSOR)) == "TENSOR"
        assert RESTING.on == TENSOR
    assert memory.of("both", lambda: _assumed(Assumption.REACHED) + memory.of("assumed", str)) is not None
    RESTING.on = 0
    memory.get("both")
    assert RESTING.on == TENSOR | REACHED


def test_what_rests_on_nothing_else_is_taken_over() -> None:
    every = Memory[str, str]()
    every.put("shown", "a", 0)
    every.put("tensor", "b", TENSOR)
    every.put("both", "c", TENSOR | REACHED)
    without_tensor = Memory[str, str](every, TENSOR)
    assert without_tensor.get("shown") == "a"
    assert without_tensor.get("tensor") is without_tensor.get("both") is None
    without_reached = Memory[str, str](every, REACHED)
    assert without_reached.get("tensor") == "b"
    assert "both" not in without_reached
    assert RESTING.on == TENSOR


def test_what_rests_on_a_loop_is_forgotten_with_it_and_nothing_else() -> None:
    inner, outer = Memory[str, int](), Memory[str, int]()
    with RESTING.loop() as loop:
        inner.put("x", 1, loop.number)
        inner.put("y", 2, TENSOR)
        outer.put("z", 3, loop.number | REACHED)
        assert loop.forget([inner]) == 1
        assert (inner.get("x"), inner.get("y"), outer.get("z")) == (None, 2, 3)
        assert loop.forget() == 1
        assert outer.get("z") is None


def test_in_the_end_it_rests_on_what_the_loop_rests_on() -> None:
    memory = Memory[str, int]()
    with RESTING.loop() as around:
        with RESTING.loop() as loop:
            memory.put("x", 1, loop.number)
            rest_on(Assumption.TENSOR)
            RESTING.on |= around.number
        RESTING.on = 0
        memory.get("x")
        assert RESTING.on == TENSOR | around.number
    RESTING.on = 0
    memory.get("x")
    assert RESTING.on == TENSOR


SHOWN = """from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        del x
"""
ASSUMED = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x, flag):
        if flag:
            return x
        return x.transpose(1, 2)
"""


BOTH = """from mindspore import nn


class Net(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.layer = layer

    def construct(self, x, flag):
        if flag:
            return x
        return self.layer(x).transpose(1, 2)
"""


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (SHOWN, []),
        (ASSUMED, [Assumption.REACHED]),
        (BOTH, [Assumption.TENSOR, Assumption.REACHED]),
    ],
)
def test_only_what_rests_on_an_assumption_is_looked_at_again(
    text: str, named: list[Assumption], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[object] = []
    look_again = Look._again

    def counted(look: Look, function: object, codes: object, report: object) -> object:
        looked.append(codes)
        return look_again(look, function, codes, report)  # type: ignore[arg-type]

    monkeypatch.setattr(Look, "_again", counted)
    (tmp_path / "net.py").write_text(text)
    report = check_paths([tmp_path / "net.py"], Settings(root=tmp_path, confidence=Confidence.MEDIUM))
    (finding,) = report.findings
    assert looked == ([{finding.code}] if named else [])
    for assumption in (Assumption.TENSOR, Assumption.REACHED):
        assert (assumption.value in finding.doubt) == (assumption in named)


CHAINED = """from mindspore import nn


class Act(nn.Cell):
    def __init__(self, layers):
        super().__init__()
        self.features = nn.SequentialCell(layers)
        self.last = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x):
        output = self.features(x)
        new_x = output.mean() > 0
        output = self.last[int(new_x)](output)
        return output


class Bottleneck(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.a = Act([layer()])
        self.b = Act([layer()])

    def construct(self, x):
        out = self.a(x)
        out = self.b(out)
        return out


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stem = Act([nn.ReLU()])
        features = [Bottleneck(nn.ReLU), Bottleneck(nn.Tanh), Act([nn.ReLU()])]
        self.features = nn.SequentialCell(*features)

    def construct(self, x):
        x = self.stem(x)
        return self.features(x)
"""


def test_a_number_of_which_nobody_knew_when_it_is_known_is_found_out_again(tmp_path: Path) -> None:
    """What ``self.features`` gives hangs on what the block before gives, which is the same class."""
    (tmp_path / "net.py").write_text(CHAINED)
    report = check_paths([tmp_path / "net.py"], Settings(root=tmp_path))
    assert [finding.code for finding in report.findings] == ["MSG316"]
