"""``msgraph-lint confirm`` and ``python -m msgraph_lint.trace``: findings held against real MindSpore."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from msgraph_lint import trace
from msgraph_lint.cli import main
from msgraph_lint.oracle import CaseOutcome, Oracle, session, verdicts
from msgraph_lint.oracle.confirm import Order, Seen
from msgraph_lint.oracle.verdicts import Judgement, Verdict, judge
from msgraph_lint.reports.confirm import bug_report, render
from msgraph_lint.reports.terminal import Paint
from msgraph_lint.targets import SyntaxLevel

NET = """\
import numpy as np
from mindspore import nn, ops, Tensor
from models.helper import scaled


class Deletes(nn.Cell):
    def construct(self, x):
        y = x + 1
        del y  # noqa: MSG101
        self.count = 1
        return x


class Changes(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.seen = [size]

    def construct(self, x):
        self.seen.append(1)
        return scaled(x)


class Random(nn.Cell):
    def construct(self, x):
        return x + ops.rand(3)


class Fails(nn.Cell):
    def construct(self, x):
        return x.nothing()


class Outer(nn.Cell):
    def __init__(self, net):
        super().__init__()
        self.net = net
        net(Tensor([1.0]))

    def construct(self, x, label=None):
        return self.net(x).mean()


number = 3
"""
SMALLER = """\
from mindspore import nn, ops, Tensor

class Deletes(nn.Cell):

    def construct(self, x):
        y = x + 1
        del y
"""
HELPER = (
    "def scaled(x):\n    z = x * 2\n    z = np_like(z)\n    return z\n\n\ndef np_like(x):\n    return x\n"
)
INPUTS = """\
import numpy as np
from mindspore import Tensor

inputs = (Tensor(np.load("input.npy")),)


def build(Net):
    return Net(1) if Net.__name__ == "Changes" else Net()
"""
SCRIPT = """\
import sys
import mindspore as ms
from mindspore import Tensor
from models.net import Deletes, Outer

assert sys.argv[1:] == ["--steps", "3"], sys.argv
ms.set_context(mode=ms.GRAPH_MODE, jit_syntax_level=ms.STRICT)
net = Outer(Deletes())
weight = ms.Parameter(Tensor([1.0]), name="weight")
ms.value_and_grad(lambda x: net(x, label=3), None, [weight])(Tensor([1.0, 2.0]))
raise SystemExit("the script must not get here")
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in; ``models`` has no ``__init__.py``, as is common."""
    import numpy as np

    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "net.py").write_text(NET)
    (tmp_path / "models" / "helper.py").write_text(HELPER)
    (tmp_path / "inputs.py").write_text(INPUTS)
    (tmp_path / "train.py").write_text(SCRIPT)
    np.save(tmp_path / "input.npy", np.ones((2, 3), np.float32))
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- with MindSpore


@pytest.fixture(scope="module")
def mindspore() -> Iterator[Oracle]:
    """MindSpore, imported once."""
    with Oracle(jobs=1) as oracle:
        yield oracle


@pytest.fixture
def _quickly(mindspore: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "Oracle", lambda *_, **__: nullcontext(mindspore))


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_a_finding_is_confirmed_by_what_the_compiler_says(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in project.rglob("*.py")}
    assert main(["confirm", "models/net.py::Deletes", "--inputs", "inputs.py"]) == 0
    out = capsys.readouterr().out
    assert "RuntimeError: Unsupported statement 'Delete'. (models/net.py:9)" in out
    confirmed, undecided = out.partition("\nconfirmed (1)")[2].split("\nnot decided (1)")
    assert "models/net.py:9:9: MSG101" in confirmed  # silenced or not
    assert "models/net.py:10:9: MSG201" in undecided  # the compiler stops before it
    assert {path: path.read_bytes() for path in project.rglob("*.py")} == before


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_what_differs_is_compared_attribute_by_attribute(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["confirm", "models/net.py::Changes", "--inputs", "inputs.py"]) == 0
    out = capsys.readouterr().out
    assert "attribute seen after call 1: [1] instead of [1, 1]" in out
    assert "models/net.py:20:9: MSG206" in out.partition("\nconfirmed (1)")[2]


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_a_network_that_draws_random_numbers_is_not_said_to_differ(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["confirm", "models/net.py::Random", "--inputs", "inputs.py"]) == 0
    out = capsys.readouterr().out
    assert "PyNative varies: not judged" in out
    assert "missed" not in out


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_what_is_missed_is_written_down_as_a_bug_report(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path: path.read_bytes() for path in project.rglob("*.py")}
    monkeypatch.setattr(verdicts, "_found", lambda seen: ([], []))  # a linter that finds nothing
    arguments = ["confirm", "models/net.py::Deletes", "--inputs", "inputs.py", "--report", "bug.md"]
    assert main(arguments) == 1
    assert "LAX: RuntimeError: Unsupported statement 'Delete'." in capsys.readouterr().out
    report = (project / "bug.md").read_text()
    assert report.startswith("# Missed at LAX: RuntimeError: Unsupported statement 'Delete'.\n")
    assert "`models/net.py`:\n\n````python\n" + SMALLER + "````\n" in report
    assert "helper" not in report  # it did not run
    assert 'np.load("input.npy")' in report
    assert {path: path.read_bytes() for path in project.rglob("*.py")} == before


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_a_script_is_run_as_it_is_for_a_bug_report(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdicts, "_found", lambda seen: ([], []))
    assert trace.main(["--report", "bug.md", "--network", "Deletes", "train.py", "--steps", "3"]) == 1
    report = (project / "bug.md").read_text()
    assert "self.count = 1" in report  # all that ran of it
    assert "class Changes" not in report


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
@pytest.mark.parametrize(
    ("network", "inputs", "said"),
    [
        (
            "models/net.py::Fails",
            "inputs.py",
            "it fails in PyNative, too: models/net.py:31: AttributeError: ",
        ),
        ("models/net.py::Gone", "inputs.py", "there is no `Gone` in it"),
        ("models/net.py::number", "inputs.py", "`number` is no class of Cells"),
        ("models/net.py::Deletes", "three.py", "three.py sets `inputs` to a int: it takes a tuple, "),
        ("models/net.py::Deletes", "broken.py", "it cannot be made: broken.py:2: ZeroDivisionError: "),
    ],
)
def test_what_cannot_be_run_is_one_line(
    project: Path, capsys: pytest.CaptureFixture[str], network: str, inputs: str, said: str
) -> None:
    (project / "three.py").write_text("inputs = 3\n")
    (project / "broken.py").write_text("x = 0\ninputs = (1 / x,)\n")
    assert main(["confirm", network, "--inputs", inputs]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"error: {network}: {said}")
    assert err.count("\n") == 1


@pytest.mark.oracle
def test_a_script_runs_up_to_the_first_call_of_its_network(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert trace.main(["train.py", "--steps", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("train.py: Outer on MindSpore ")  # not what `__init__` calls
    assert "models/net.py:9:9: MSG101" in out.partition("\nconfirmed (1)")[2]


@pytest.mark.oracle
@pytest.mark.usefixtures("_quickly")
def test_a_script_without_the_network_is_one_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "none.py").write_text("from models.net import Deletes\n")
    assert trace.main(["--network", "Deletes", "none.py"]) == 2
    assert capsys.readouterr().err == "error: none.py::Deletes: it calls no network of the class `Deletes`\n"


# --- without


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["models/net.py", "--inputs", "inputs.py"], "not a file and a class, such as `model.py::Net`"),
        (["gone.py::Net", "--inputs", "inputs.py"], "gone.py: no such file"),
        (["models/net.py::Net", "--inputs", "gone.py"], "gone.py: no such file"),
        (["models/net.py::Net"], "the following arguments are required: --inputs"),
        (["models/net.py::Net", "--inputs", "inputs.py", "--limit", "0"], "not a number of seconds: '0'"),
        (
            ["models/net.py::Net", "--inputs", "inputs.py", "--python", "./gone"],
            "cannot start ./gone: No such",
        ),
    ],
)
def test_wrong_usage_is_one_line(
    project: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["confirm", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def _seen(
    path: Path, captures: Mapping[str, Mapping[str, Any]], *, is_random: bool = False, version: str = "2.10.0"
) -> Seen:
    """What MindSpore might have done with a network of which all lines ran."""
    ok = {"status": "ok", "calls": []}
    outcome = CaseOutcome.of({"pynative": ok, "LAX": ok, "STRICT": ok, **captures})
    lines = frozenset(range(1, 1 + path.read_text().count("\n")))
    return Seen(version, "Net", outcome, {str(path): lines}, is_random)


def _raises(message: str, path: Path, line: int) -> dict[str, Any]:
    message = f"{message}\n\n# In file {path}:{line}, 8~13\n"
    return {"status": "raises", "stage": "call 1", "error": message.splitlines()[0], "message": message}


def _result(value: float) -> dict[str, Any]:
    call = {"result": {"kind": "float", "value": value}}
    return {"status": "ok", "calls": [call]}


def _verdicts(judgement: Judgement) -> dict[str, Verdict]:
    return {finding.code: verdict for finding, verdict in judgement.findings}


BOTH = """\
from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        del y
        self.count = 1
        return x
"""


@pytest.fixture
def both(tmp_path: Path) -> Path:
    """An error (line 7), and an assignment that falls back (line 8)."""
    path = tmp_path / "net.py"
    path.write_text(BOTH)
    return path


DELETE = "RuntimeError: Unsupported statement 'Delete'."
NOT_PARAMETER = (
    "TypeError: 'self.count' should be initialized as a 'Parameter' type in the '__init__' function"
)


def test_a_message_confirms_the_findings_of_its_rule(both: Path) -> None:
    error = _raises(DELETE, both, 5)  # MindSpore names the function alone
    judgement = judge(_seen(both, {"LAX": error, "STRICT": error}))
    assert _verdicts(judgement) == {"MSG101": Verdict.CONFIRMED, "MSG201": Verdict.UNDECIDED}
    assert judgement.agrees


def test_a_message_confirms_what_is_found_on_the_line_that_it_names(both: Path) -> None:
    error = _raises("RuntimeError: Words that nobody has seen", both, 7)
    judgement = judge(_seen(both, {"LAX": error, "STRICT": error}))
    assert _verdicts(judgement)["MSG101"] is Verdict.CONFIRMED


def test_a_message_about_something_else_leaves_the_findings_undecided(both: Path) -> None:
    error = _raises("RuntimeError: Words that nobody has seen", both, 5)
    judgement = judge(_seen(both, {"LAX": error, "STRICT": error}))
    assert set(_verdicts(judgement).values()) == {Verdict.UNDECIDED}
    assert [level for level, _ in judgement.unclear] == [SyntaxLevel.LAX]
    assert not judgement.missed


def test_what_runs_is_no_error(both: Path) -> None:
    judgement = judge(_seen(both, {}))
    assert set(_verdicts(judgement).values()) == {Verdict.NOT_CONFIRMED}
    assert not judgement.agrees
    report = bug_report(Order(both, "Net"), judgement)
    assert report.startswith("# Not confirmed: MSG101, MSG201\n")


def test_a_fallback_is_confirmed_by_what_strict_says(both: Path) -> None:
    both.write_text(BOTH.replace("        del y\n", "\n"))
    judgement = judge(_seen(both, {"STRICT": _raises(NOT_PARAMETER, both, 8)}))
    assert _verdicts(judgement) == {"MSG201": Verdict.CONFIRMED}
    shown = render(Order(both, "Net"), judgement, Paint(False))
    assert "LAX       runs, in part in the Python interpreter\n" in shown
    assert "(falls back on MindSpore 2.10)" in shown.replace("note: ", "")


def test_an_error_where_nothing_is_found_is_missed_once(both: Path) -> None:
    both.write_text(BOTH.replace("        del y\n        self.count = 1\n", "\n\n"))
    error = _raises(DELETE, both, 7)
    judgement = judge(_seen(both, {"LAX": error, "STRICT": error}))
    assert judgement.missed == [(SyntaxLevel.LAX, DELETE)]


def test_a_difference_where_nothing_is_found_is_missed_unless_pynative_varies(both: Path) -> None:
    both.write_text(BOTH.replace("        del y\n        self.count = 1\n", "\n\n"))
    captures = {"pynative": _result(1.0), "LAX": _result(2.0), "STRICT": _result(2.0)}
    judgement = judge(_seen(both, captures))
    assert judgement.missed == [(SyntaxLevel.LAX, "result of call 1: 2.0 instead of 1.0")]
    assert judge(_seen(both, captures, is_random=True)).agrees


def test_findings_in_what_did_not_run_are_left_out(both: Path) -> None:
    seen = _seen(both, {})
    nowhere = Seen(seen.version, seen.network, seen.outcome, {str(both): frozenset({5, 6})}, is_random=False)
    assert judge(nowhere).findings == []
