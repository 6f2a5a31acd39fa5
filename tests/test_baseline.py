"""Known findings: what keeps them known, and what makes them go."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from msgraph_lint.api import check_paths, check_source
from msgraph_lint.cli import main
from msgraph_lint.config import Configuration
from msgraph_lint.session import Session

NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x


class Other(nn.Cell):
    def construct(self, x):
        items = {'a': x, 'b': x}
        del items['a']
        return x
"""
IMPORTS, *CLASSES = NET.split("\n\n\n")
MORE = NET.replace("        return x\n", "        z = x\n        del z\n        return x\n", 1)
NAME = "msgraph-lint-baseline.json"


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("pyproject.toml").write_text(f'[tool.msgraph-lint]\nselect = ["MSG1"]\nbaseline = "{NAME}"\n')
    Path("net.py").write_text(NET, "utf-8")
    return tmp_path


class Lint:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err

    def found(self, *arguments: str) -> list[tuple[str, int]]:
        """File and line of what is told."""
        _, out, _ = self("--output-format", "json", *arguments)
        return [(Path(each["filename"]).name, each["location"]["row"]) for each in json.loads(out)]


@pytest.fixture
def lint(capsys: pytest.CaptureFixture[str]) -> Lint:
    return Lint(capsys)


def test_only_new_findings_fail(lint: Lint) -> None:
    assert lint("baseline", "create") == (0, f"Wrote 2 known findings to {NAME}.\n", "")
    assert lint() == (0, "All checks passed!\n2 known findings not shown.\n", "")
    Path("net.py").write_text(MORE, "utf-8")
    code, out, _ = lint("--output-format", "concise")
    assert code == 1
    assert out.startswith("net.py:9:9: MSG101")
    assert out.endswith("2 known findings not shown.\n")
    assert lint.found("--no-baseline") == [("net.py", 7), ("net.py", 9), ("net.py", 16)]


@pytest.mark.parametrize(
    "text",
    [
        f"# more\n\n{NET}",
        NET.replace("class Net", "def f():\n    pass\n\n\nclass Net"),
        NET.replace("del items['a']", 'del items[ "a" ]  # why'),
        NET.replace("del items['a']", "del (items\n            ['a'])"),
        NET.replace("        y = x\n", "        if x.shape[0]:\n            pass\n        y = x\n"),
        "\n\n\n".join([IMPORTS, *CLASSES[::-1]]),
    ],
    ids=["lines above", "another function", "layout", "over lines", "other code around", "other order"],
)
def test_what_is_known_stays_known(text: str, lint: Lint) -> None:
    lint("baseline", "create")
    Path("net.py").write_text(text, "utf-8")
    assert lint.found() == []
    assert lint("baseline", "check") == (0, f"{NAME}: 2 known findings, none to remove.\n", "")


@pytest.mark.parametrize(
    "text",
    [
        NET.replace("        del y\n", "        del y\n        y = x\n        del y\n"),
        NET.replace("Other", "Another"),
        NET.replace("        del items['a']\n", "        del items['b']\n"),
    ],
    ids=["once more", "another class", "other code"],
)
def test_what_is_new_is_new(text: str, lint: Lint) -> None:
    lint("baseline", "create")
    Path("net.py").write_text(text, "utf-8")
    assert len(lint.found()) == 1


def test_files_are_moved(lint: Lint) -> None:
    lint("baseline", "create")
    Path("new").mkdir()
    Path("net.py").rename("new/model.py")
    assert lint.found() == []
    Path("copy.py").write_text(NET, "utf-8")
    assert len(lint.found()) == 2


def test_what_is_fixed_can_go(lint: Lint) -> None:
    lint("baseline", "create")
    Path("net.py").write_text(NET.replace("        del y\n", ""), "utf-8")
    code, out, _ = lint()
    assert code == 0
    assert out.endswith("1 finding of the baseline is fixed: `msgraph-lint baseline prune` removes it.\n")
    code, out, _ = lint("baseline", "check")
    assert code == 1
    assert out.startswith("net.py: Net.construct: MSG101 `del y` is fixed\n")
    assert lint("baseline", "prune")[1] == f"Removed 1 known finding from {NAME}; 1 known finding left.\n"
    assert lint("baseline", "check") == (0, f"{NAME}: 1 known finding, none to remove.\n", "")
    Path("net.py").write_text(NET, "utf-8")
    assert lint.found() == [("net.py", 7)]
    Path("net.py").unlink()
    Path("empty.py").touch()
    assert lint("baseline", "prune")[1] == f"Removed 1 known finding from {NAME}; 0 known findings left.\n"


def test_what_is_not_looked_for_is_not_fixed(lint: Lint) -> None:
    lint("baseline", "create")
    Path("other.py").write_text("")
    Path("broken.py").write_text("")
    for arguments in (["other.py"], ["--select", "MSG2"], ["--ignore", "MSG101"]):
        assert lint("baseline", "check", *arguments) == (
            0,
            f"{NAME}: 2 known findings, none to remove.\n",
            "",
        )
    Path("net.py").write_text("def f(:\n")
    code, out, err = lint("baseline", "check")
    assert (code, out) == (2, "")
    assert "cannot parse" in err


def test_a_part_is_written_anew(lint: Lint) -> None:
    lint("baseline", "create")
    Path("other.py").write_text(NET, "utf-8")
    assert lint("baseline", "create", "other.py")[1] == f"Wrote 4 known findings to {NAME}.\n"
    assert lint.found() == []
    lines = Path(NAME).read_text("utf-8").splitlines()
    assert lines[1] == (
        '{"file": "net.py", "in": "Net.construct", "rule": "MSG101", "code": "del y", "count": 1},'
    )
    assert len(lines) == 6


def test_the_settings_need_not_name_it(lint: Lint) -> None:
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG1"]\n')
    _, out, _ = lint("baseline", "create")
    assert out.endswith(f'add `baseline = "{NAME}"` to [tool.msgraph-lint].\n')
    assert len(lint.found()) == 2
    assert lint.found("--baseline", NAME) == []
    lint("baseline", "create", "--baseline", "other.json")
    assert lint.found("--baseline", "other.json") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "no such baseline; `msgraph-lint baseline create` makes it"),
        ("{", "no baseline: JSONDecodeError"),
        ("[]", "no baseline: TypeError"),
        ('{"version": 2, "findings": []}', "a baseline of another version (2)"),
        ('{"version": 1, "findings": [{}]}', "no baseline: KeyError"),
    ],
)
def test_broken_baseline(text: str | None, said: str, lint: Lint) -> None:
    if text is not None:
        Path(NAME).write_text(text)
    code, out, err = lint()
    assert code == 2
    assert err.startswith(f"error: {NAME}: {said}")
    assert "MSG101" in out  # all the same


def test_every_front_end_goes_by_it(lint: Lint) -> None:
    lint("baseline", "create")
    Path("net.py").write_text(MORE, "utf-8")
    expected = [9]
    assert [each.location.row for each in check_paths("net.py").findings] == expected
    assert [each.location.row for each in check_source(MORE, "net.py").findings] == expected
    for data in (MORE, f"{MORE}\n"):  # on disk, and not
        report = Session(is_cached=False).report("net.py", data.encode(), Configuration().for_folder)
        assert [finding.start[0] for finding in report.findings] == expected


# Comments


def test_add_noqa(lint: Lint) -> None:
    code, out, err = lint("--no-baseline", "--add-noqa=old code")
    assert (code, out, err) == (0, "Silenced 2 of 2 findings.\n", "")
    text = Path("net.py").read_text("utf-8")
    assert "del y  # noqa: MSG101 old code\n" in text
    assert lint.found("--no-baseline") == []
    assert lint("--no-baseline", "--add-noqa", ".") == (0, "Silenced 0 of 0 findings.\n", "")
    assert Path("net.py").read_text("utf-8") == text


def test_add_noqa_leaves_known_findings_alone(lint: Lint) -> None:
    lint("baseline", "create")
    Path("net.py").write_text(MORE, "utf-8")
    assert lint("--add-noqa")[1] == "Silenced 1 of 1 findings.\n"
    assert Path("net.py").read_text("utf-8") == MORE.replace("del z", "del z  # noqa: MSG101")


# Changes


def git(*arguments: str) -> None:
    identity = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
    subprocess.run(["git", *identity, *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(project: Path) -> None:
    Path("pyproject.toml").write_text('[tool.msgraph-lint]\nselect = ["MSG1"]\n')
    Path("helpers.py").write_text("def fold(x):\n    y = x\n    del y\n    return x\n")
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "first")


@pytest.mark.usefixtures("repository")
def test_only_what_a_change_brings(lint: Lint) -> None:
    assert len(lint.found()) == 2
    assert lint.found("--diff-base", "HEAD") == []
    Path("net.py").write_text(f"# more\n{MORE}", "utf-8")
    git("add", ".")
    git("mv", "net.py", "model.py")
    assert lint.found("--diff-base", "HEAD") == [("model.py", 10)]


@pytest.mark.usefixtures("repository")
def test_what_a_change_newly_reaches(lint: Lint) -> None:
    """The helper did not change: now graph code leads there."""
    text = NET.replace("        return x\n", "        return fold(x)\n", 1)
    Path("net.py").write_text(f"from helpers import fold\n{text}", "utf-8")
    assert lint.found("--diff-base", "HEAD") == [("helpers.py", 3)]


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize("revision", ["missing", "--output=x", ""])
def test_no_such_revision(revision: str, lint: Lint) -> None:
    code, _, err = lint(f"--diff-base={revision}")
    assert code == 2
    assert err.startswith("error: --diff-base: git rev-parse: ")
    assert not Path("x").exists()


def test_no_repository(lint: Lint) -> None:
    code, _, err = lint("--no-baseline", "--diff-base", "HEAD")
    assert code == 2
    assert err.startswith("error: --diff-base: git rev-parse: ")
