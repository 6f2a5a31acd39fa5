"""Real pylint with the plugin: the same findings as the command line, by pylint's own rules."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
from pylint.lint import Run
from pylint.reporters.json_reporter import JSON2Reporter

from msgraph_lint.cache import checking
from msgraph_lint.cache.store import FOLDER
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths
from msgraph_lint.registry import registry

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        z = y * 2
        del y{comment}
        return z
"""


def pylint(*arguments: str, text: str | None = None) -> list[dict[str, Any]]:
    """The messages of a real pylint run with our plugin.

    In this process, so that what astroid learns of MindSpore is learnt once.
    """
    output = io.StringIO()
    options = ["--load-plugins=msgraph_lint.pylint_plugin", "--rcfile=/dev/null", *arguments]
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pylint's and MindSpore's own
        if text is not None:
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        Run(options, reporter=JSON2Reporter(output), exit=False)
    messages: list[dict[str, Any]] = json.loads(output.getvalue())["messages"]
    return messages


def ours(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in messages if message["symbol"].startswith("msg-")]


def write(folder: Path, comment: str = "") -> Path:
    path = folder / "net.py"
    path.write_text(NET.format(comment=comment), "utf-8")
    return path


@pytest.mark.parametrize("jobs", ["-j1", "-j2"])
def test_same_findings_as_the_engine(jobs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    messages = ours(pylint(jobs, *map(str, EXAMPLES)))
    by_pylint = {
        (m["path"], m["line"], m["column"], m["endLine"], m["endColumn"], m["symbol"]) for m in messages
    }
    findings = check_paths([path.relative_to(ROOT) for path in EXAMPLES], Settings()).findings
    by_engine = {(f.path, *f.start, *f.end, f"msg-{f.rule.name}") for f in findings}
    assert by_pylint == by_engine
    assert findings


@pytest.mark.parametrize("versions", [("4.0.5", "4.0.3"), ("3.3.0", "3.3.3")])
def test_same_findings_in_other_pylints(versions: tuple[str, str], tmp_path: Path) -> None:
    """In what Microsoft's extension for VS Code brings, and in the oldest that the extra allows."""
    wanted = [f"{name}=={version}" for name, version in zip(("pylint", "astroid"), versions, strict=True)]
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(tmp_path), *wanted]
    subprocess.run(install, check=True, capture_output=True)
    symbols = [f"msg-{entry.rule.name}" for entry in registry().values() if entry.rule.default]
    options = ["--disable=all", f"--enable={','.join(symbols)}", *map(str, EXAMPLES)]

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "pylint", *arguments]
        path = {"PYTHONPATH": f"{tmp_path}:{ROOT}"}
        return subprocess.run(command, env=path, cwd=ROOT, check=False, capture_output=True, text=True).stdout

    assert run("--version").splitlines()[:2] == [f"pylint {versions[0]}", f"astroid {versions[1]}"]
    plugin = ["--load-plugins=msgraph_lint.pylint_plugin", "--rcfile=/dev/null"]
    other = json.loads(run(*plugin, "--output-format=json2", *options))["messages"]
    assert other
    assert _told(other) == _told(pylint(*options))


def _told(messages: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """Where each message stands, and what it says."""
    keys = ("line", "column", "symbol", "message")
    return sorted((Path(each["path"]).name, *map(each.__getitem__, keys)) for each in messages)


def test_message_is_precise(tmp_path: Path) -> None:
    (message,) = ours(pylint(str(write(tmp_path))))
    place = [message[key] for key in ("line", "column", "endLine", "endColumn")]
    assert place == [8, 8, 8, 13]
    assert message["messageId"] == "E7101"
    assert message["obj"] == "Net.construct"
    assert message["message"] == (
        "`del y` does not compile: the graph language has no `del` (MSG101: error on MindSpore 2.10 (LAX)); "
        "Remove `del y` (msgraph-lint --fix); "
        "see https://github.com/msgraph-lint/msgraph-lint/blob/main/docs/rules/delete_statement.md"
    )


def test_message_says_how_an_unsafe_fix_is_applied_and_why_it_is_unsafe(tmp_path: Path) -> None:
    path = write(tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        "[tool.msgraph-lint]\nextend-unsafe-fixes = ['MSG101']\n", "utf-8"
    )
    (message,) = ours(pylint(str(path)))
    hint = "(msgraph-lint --fix --unsafe-fixes; unsafe: the settings call it unsafe)"
    assert f"; Remove `del y` {hint}; see https://" in message["message"]


def test_message_without_a_fix_has_code_advice_and_page(tmp_path: Path) -> None:
    path = write(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[tool.msgraph-lint]\nunfixable = ['MSG101']\n", "utf-8")
    (message,) = ours(pylint(str(path)))
    assert "(MSG101: error on MindSpore 2.10 (LAX)); " in message["message"]
    assert "msgraph-lint --fix" not in message["message"]
    assert message["message"].endswith("/docs/rules/delete_statement.md")


@pytest.mark.parametrize(
    "comment",
    [
        "  # pylint: disable=msg-delete-statement",
        "  # pylint: disable=E7101",
        "  # noqa: MSG101",
        "  # msgraph-lint: disable",
        "  # msgraph-lint: disable=all",
        "  # msgraph-lint: disable-file=MSG1",
        "  # msgraph-lint: skip-file",
    ],
)
def test_comments_silence(tmp_path: Path, comment: str) -> None:
    assert ours(pylint(str(write(tmp_path, comment)))) == []


def test_disabled_on_the_command_line(tmp_path: Path) -> None:
    assert ours(pylint("--disable=msg-delete-statement", str(write(tmp_path)))) == []


def test_useless_suppression_is_told_from_a_useful_one(tmp_path: Path) -> None:
    path = write(tmp_path, "  # pylint: disable=msg-delete-statement")
    useful = pylint("--enable=useless-suppression", str(path))
    assert "useless-suppression" not in {message["symbol"] for message in useful}
    path.write_text("x = 1  # pylint: disable=msg-delete-statement\n", "utf-8")
    useless = pylint("--enable=useless-suppression", str(path))
    assert "useless-suppression" in {message["symbol"] for message in useless}


def test_useless_comments_of_ours(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.msgraph-lint]\nextend-select = ["MSG901"]\n', "utf-8")
    path = write(tmp_path, "  # noqa: E501, MSG101, MSG102, MSG1O1")
    path.write_text(path.read_text("utf-8") + "# pylint: disable=msg-delete-statement\n", "utf-8")
    enable = "--enable=msg-unused-suppression,useless-suppression"
    messages = pylint(enable, str(path))
    found = {(m["messageId"], m["line"], m["column"], m["endColumn"]) for m in ours(messages)}
    assert found == {("W7901", 8, 37, 43), ("W7902", 8, 45, 51)}
    assert {m["message"].partition(";")[0] for m in ours(messages)} == {
        "`MSG102` silences nothing (MSG901)",
        "there is no rule `MSG1O1` (MSG902)",
    }
    assert [m["line"] for m in messages if m["symbol"] == "useless-suppression"] == [10]
    path.write_text(NET.format(comment="  # noqa: MSG101, MSG1O1, MSG902"), "utf-8")
    assert ours(pylint(enable, str(path))) == []
    path.write_text(NET.format(comment="  # noqa: MSG101, MSG1O1  # pylint: disable=W7902"), "utf-8")
    assert ours(pylint(enable, str(path))) == []


def test_text_from_standard_input_wins_over_the_file(tmp_path: Path) -> None:
    path = write(tmp_path)
    text = NET.format(comment="").replace("        z = y * 2\n", "        z = y * 2\n\n")
    (message,) = ours(pylint("--from-stdin", str(path), text=text))
    assert message["line"] == 9


def test_settings_of_the_project_are_honoured(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.msgraph-lint]\nignore = ["MSG101"]\n', "utf-8")
    assert ours(pylint(str(write(tmp_path)))) == []


def test_cache_is_that_of_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE")
    path = write(tmp_path)
    without = pylint("--msgraph-lint-cache=n", str(path))
    assert not (tmp_path / FOLDER).exists()
    assert pylint(str(path)) == without
    assert list((tmp_path / FOLDER).glob("*.db"))
    looked: list[str] = []
    monkeypatch.setattr(checking, "check", lambda _, request: looked.extend(request.paths))
    assert pylint(str(path)) == without
    assert looked == []


def test_broken_settings_are_a_message_of_ours(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.msgraph-lint]\nselekt = ["MSG"]\n', "utf-8")
    (message,) = ours(pylint(str(write(tmp_path))))
    assert message["symbol"] == "msg-internal-error"
    assert "selekt" in message["message"]


def test_confidence(tmp_path: Path) -> None:
    body = ["c = None", "if b > 1:", "    c = x * 2", "y = c", "del y", "return c"]
    lines = "".join(f"        {line}\n" for line in body)
    text = f"from mindspore import nn\n\n\nclass Net(nn.Cell):\n    def construct(self, x, b):\n{lines}"
    (tmp_path / "net.py").write_text(text, "utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.msgraph-lint]\nconfidence = 'medium'\n", "utf-8")
    messages = ours(pylint(str(tmp_path / "net.py")))
    confidences = {message["symbol"]: message["confidence"] for message in messages}
    assert confidences["msg-delete-statement"] == "HIGH"
    assert "INFERENCE" in confidences.values()


def test_failure_inside_us_is_a_message_of_ours(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "from msgraph_lint.checkers import delete_statement\n\n\n"
        "def register(linter):\n"
        "    def check(function, node):\n"
        "        raise RuntimeError('oops')\n"
        "    delete_statement.check = check\n",
        "utf-8",
    )
    path = write(tmp_path)
    command = [sys.executable, "-m", "pylint", "--rcfile=/dev/null", "--output-format=json2"]
    command += ["--load-plugins=broken,msgraph_lint.pylint_plugin", str(path)]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": f"{tmp_path}:{ROOT}"},
    )
    (message,) = ours(json.loads(done.stdout)["messages"])
    assert message["symbol"] == "msg-internal-error"
    assert "MSG101" in message["message"]
    assert "F0002" not in done.stdout


def test_symbols_and_ids_follow_the_codes() -> None:
    command = [sys.executable, "-m", "pylint", "--load-plugins=msgraph_lint.pylint_plugin", "--list-msgs"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = dict(re.findall(r"^:(msg-[\w-]+) \([A-Z]7(\d{3})\)", listed, re.MULTILINE))
    found.pop("msg-internal-error")
    assert found == {f"msg-{entry.rule.name}": code[3:] for code, entry in registry().items()}
