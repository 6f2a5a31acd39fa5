"""Our quick dataclasses: what the standard library's are, declared and used alike."""

from __future__ import annotations

import dataclasses
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from msgraph_lint import records

ROOT = Path(__file__).parents[1]


def declared(module: Any) -> list[Any]:
    """The same classes, made by ``dataclasses`` or by us."""
    dataclass, field = module.dataclass, module.field

    @dataclass(frozen=True, slots=True, order=True)
    class Pair:
        first: int
        second: str = "b"

    @dataclass
    class Kept:
        one: int
        several: list[int] = field(default_factory=list)
        hidden: str = field(default="", repr=False, compare=False)
        made: int = field(default=7, init=False)
        shared: ClassVar[int] = 3

        def __post_init__(self) -> None:
            self.made += self.one

    @dataclass(eq=False)
    class More(Kept):
        other: tuple[int, ...] = ()

    @dataclass(frozen=True)
    class Own:
        one: int

        def __repr__(self) -> str:
            return "own"

        def __hash__(self) -> int:
            return 5

    @dataclass(frozen=True)
    class Empty:
        pass

    return [Pair, Kept, More, Own, Empty]


USES = [
    "repr(Pair(1))",
    "[Pair(1) == Pair(1, 'b'), Pair(1) == Pair(2), Pair(1) == (1, 'b'), Pair(1) != Pair(1)]",
    "min([Pair(2), Pair(1, 'c'), Pair(1)]).second",
    "[Pair(1) < Pair(2), Pair(1) <= Pair(1), Pair(1) > Pair(2), Pair(1) >= Pair(1)]",
    "hash(Pair(1)) == hash((1, 'b'))",
    "hasattr(Pair(1), '__dict__')",
    "Pair.__match_args__",
    "Pair(second='x', first=2).second",
    "repr(Kept(1))",
    "[Kept(1) == Kept(1, hidden='x'), Kept(1) == Kept(1, [2]), Kept.__hash__]",
    "Kept(1).several is Kept(1).several",
    "[Kept(1).made, Kept(2, [3], 'h').hidden, Kept.shared, Kept.hidden]",
    "hasattr(Kept, 'several')",
    "[repr(More(1, other=(2,))), More(1) == More(1), len({More(1), More(1)})]",
    "More.__match_args__",
    "[repr(Own(1)), hash(Own(1)), Own(1) == Own(1)]",
    "[Empty() == Empty(), hash(Empty()), repr(Empty())]",
    "dataclasses.asdict(Pair(1))",
    "dataclasses.replace(Kept(1), one=2).made",
    "[each.name for each in dataclasses.fields(Kept)]",
    "Pair()",
    "Pair(1, third=2)",
    "Pair(1) < 3",
]


@pytest.mark.parametrize("use", USES)
def test_same_as_the_standard_library(use: str) -> None:
    def outcome(module: Any) -> Any:
        names = {each.__name__: each for each in declared(module)}
        try:
            return eval(use, {"dataclasses": dataclasses, **names})
        except TypeError as error:
            return type(error)

    assert outcome(records) == outcome(dataclasses)


@records.dataclass(frozen=True, slots=True)
class Sent:
    """Pickled by its name."""

    one: int
    several: tuple[int, ...] = ()


def test_replaced_and_sent_to_another_process() -> None:
    sent = Sent(1, (2, 3))
    assert pickle.loads(pickle.dumps(sent)) == sent
    assert records.replace(sent, one=4) == Sent(4, (2, 3))
    assert [each.name for each in records.fields(sent)] == ["one", "several"]


def test_command_line_does_without_those_of_the_standard_library(tmp_path: Path) -> None:
    """They, and ``inspect``, which they load, took a third of a run over one small file."""
    (tmp_path / "net.py").write_text("from mindspore import nn\n\n\nclass Net(nn.Cell):\n    pass\n")
    code = (
        "import sys; from msgraph_lint.cli import main; main(['--no-cache', 'net.py']); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.split()
    assert "msgraph_lint.engine" in loaded
    assert not {"dataclasses", "inspect"} & set(loaded)  # use `msgraph_lint.records`
