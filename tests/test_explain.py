"""``msgraph-lint explain``: from what MindSpore says to the line that is to be changed."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from msgraph_lint.cli import main
from msgraph_lint.compile_errors import read
from msgraph_lint.oracle import pages
from msgraph_lint.reports import lookup
from msgraph_lint.rules import all_rules

PROGRAM = """import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE)


def helper(x, n):
    y = x + n
    if x.sum() > 0:
        scale = 2
    return y * scale


class Net(nn.Cell):
    def construct(self, x):
        return helper(x, 1)


Net()(Tensor([1.0]))
"""
LOGS = {
    "2.0": """Traceback (most recent call last):
  File "{path}", line 19, in <module>
    Net()(Tensor([1.0]))
  File "/env/lib/python3.9/site-packages/mindspore/nn/cell.py", line 620, in __call__
    out = self.compile_and_run(*args, **kwargs)
NameError: The name 'scale' is not defined, or not supported in graph mode.

----------------------------------------------------
- The Traceback of Net Construct Code:
----------------------------------------------------

# In file {path}:11
    return y * scale
               ^

----------------------------------------------------
- C++ Call Stack: (For framework developers)
----------------------------------------------------
mindspore/ccsrc/pipeline/jit/parse/function_block.cc:315 HandleBuiltinNamespaceInfo
""",
    "2.10": """[WARNING] PARSER(26782,7f86,python):2026-11-22 [function_block.cc:434] Undefined symbol: scale
Traceback (most recent call last):
  File "{path}", line 19, in <module>
    Net()(Tensor([1.0]))
  File "/env/lib/python3.11/site-packages/mindspore/graph/api.py", line 2354, in compile
    result = self._graph_executor.compile(
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
UnboundLocalError: The local variable 'scale' is not defined in false branch, but defined in true branch.
In file {path}:10
def helper(x, n):
    y = x + n
    if x.sum() > 0:
        scale = 2
                ~<-------------HERE

----------------------------------------------------
- The Traceback of Net Construct Code:
----------------------------------------------------
# 0 In file {path}:16, 15~21
        return helper(x, 1)
               ^~~~~~
""",
}


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "net.py").write_text(PROGRAM)
    return tmp_path


def explain(text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    Path("log.txt").write_text(text, "utf-8")
    code = main(["explain", "log.txt"])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("version", LOGS)
def test_the_line_that_is_to_be_changed(
    version: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = explain(LOGS[version].format(path=project / "net.py"), capsys)
    assert code == 0
    assert "\nThis is about:\n\nnet.py:11:16: MSG301 `scale` may be unbound here" in out
    assert out.endswith("`msgraph-lint rule MSG301` explains it.\n\n")


def test_without_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = explain(LOGS["2.10"].format(path="/elsewhere/net.py"), capsys)
    assert code == 0
    assert "MSG301  possibly-unbound-name" in out


def test_windows_pytest_and_colours(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = LOGS["2.10"].format(path=project / "net.py")
    expected = explain(log, capsys)[1]
    assert explain(log.replace("\n", "\r\n"), capsys)[1] == expected
    in_pytest = "".join(f"E   {line}\n" for line in log.splitlines())
    assert "net.py:11:16: MSG301" in explain(in_pytest, capsys)[1]


def test_from_stdin(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = LOGS["2.10"].format(path=project / "net.py").encode() + b"\xff"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(log)))
    assert main(["explain"]) == 0
    assert "net.py:11:16: MSG301" in capsys.readouterr().out


def test_what_is_not_known(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = explain("all is well\n", capsys)
    assert (code, out) == (2, "")
    assert err.startswith("error: no message of an error in it")
    code, out, _ = explain(
        'Traceback:\n  File "none.py", line 1\nZorkError: frobnicated the wumpus\n', capsys
    )
    assert (code, out) == (2, "ZorkError: frobnicated the wumpus\n\nNo rule knows this message.\n\n")
    assert main(["explain", "missing.txt"]) == 2
    assert capsys.readouterr().err == "error: missing.txt: cannot read: No such file or directory\n"


def test_what_else_is_wrong_there(capsys: pytest.CaptureFixture[str]) -> None:
    Path("net.py").write_text(PROGRAM.replace("    y = x + n\n", "    y = x + n\n    z = y; del z\n"))
    log = LOGS["2.10"].replace(":10\n", ":11\n").format(path="net.py")
    _, out, _ = explain(log, capsys)
    assert "net.py:12:16: MSG301" in out
    assert "this is found too:\nnet.py:9:12: MSG101" in out


def test_several_errors_each_once() -> None:
    log = LOGS["2.0"].format(path="a.py")
    errors = read(log + LOGS["2.10"].format(path="b.py") + log)
    assert [each.message.partition(":")[0] for each in errors] == ["NameError", "UnboundLocalError"]
    assert [each.places for each in errors] == [
        (("a.py", 11), ("a.py", 19)),
        (("b.py", 10), ("b.py", 16), ("b.py", 19)),
    ]


def test_the_table_of_messages_is_that_of_the_measured_cases() -> None:
    assert lookup.MESSAGES.read_text("utf-8") == pages.messages(), "run python -m msgraph_lint.oracle.pages"


def test_measured_messages_lead_to_their_rules() -> None:
    table = json.loads(lookup.MESSAGES.read_text("utf-8"))
    asked = [(code, message) for code, messages in table.items() for message in messages]
    places = []
    for code, message in asked:
        found = lookup.find_rules(message)
        places.append(found.index(all_rules()[code]))
    assert places.count(0) >= len(places) * 0.7
    assert sum(place < 3 for place in places) >= len(places) * 0.9


@pytest.mark.oracle
def test_what_mindspore_says_now(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = subprocess.run([sys.executable, "net.py"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    _, out, _ = explain(done.stderr, capsys)
    assert "net.py:11:16: MSG301" in out
