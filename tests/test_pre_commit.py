"""Real pre-commit runs the hooks, installed from this repository as a user's would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BAD = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1
        z = y * 2
        del y
        return z
"""


def git(*arguments: str, cwd: Path) -> str:
    identity = ["-c", "user.name=test", "-c", "user.email=test@example.invalid"]
    command = ["git", *identity, *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True).stdout


def pre_commit(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pre_commit", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def hooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A git repository with what this checkout would commit."""
    folder = tmp_path_factory.mktemp("hooks")
    git("init", "--quiet", cwd=folder)
    for name in git("ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).splitlines():
        source = ROOT / name
        if source.is_file() and not name.startswith("tests/"):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    git("add", "--all", cwd=folder)
    git("commit", "--quiet", "--message", "hooks", cwd=folder)
    return folder


@pytest.fixture
def project(hooks: Path, tmp_path: Path) -> Path:
    """A git repository whose hooks are ours."""
    git("init", "--quiet", cwd=tmp_path)
    revision = git("rev-parse", "HEAD", cwd=hooks).strip()
    (tmp_path / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hooks}\n  rev: {revision}\n"
        "  hooks:\n  - id: msgraph-lint\n  - id: msgraph-lint-fix\n",
        "utf-8",
    )
    (tmp_path / "net.py").write_text(BAD, "utf-8")
    (tmp_path / "notes.txt").write_text("del y\n", "utf-8")
    git("add", "--all", cwd=tmp_path)
    return tmp_path


def test_check_hook_reports_and_changes_nothing(project: Path) -> None:
    done = pre_commit("run", "msgraph-lint", "--all-files", cwd=project)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "net.py:8:9" in done.stdout
    assert "MSG101" in done.stdout
    assert (project / "net.py").read_text("utf-8") == BAD


def test_fix_hook_rewrites_then_passes(project: Path) -> None:
    first = pre_commit("run", "msgraph-lint-fix", "--all-files", cwd=project)
    assert first.returncode == 1
    assert "files were modified by this hook" in first.stdout
    assert (project / "net.py").read_text("utf-8") == BAD.replace("        del y\n", "")
    git("add", "--all", cwd=project)
    assert pre_commit("run", "--all-files", cwd=project).returncode == 0


@pytest.mark.parametrize("hook", ["msgraph-lint", "msgraph-lint-fix"])
def test_excluded_file_is_left_alone(hook: str, project: Path) -> None:
    (project / "pyproject.toml").write_text("[tool.msgraph-lint]\nextend-exclude = ['net.py']\n", "utf-8")
    done = pre_commit("run", hook, "--all-files", cwd=project)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (project / "net.py").read_text("utf-8") == BAD


def test_comments_hold_in_the_hooks(project: Path) -> None:
    for comment in ("noqa: MSG101", "msgraph-lint: disable=all", "msgraph-lint: skip-file"):
        silenced = BAD.replace("del y", f"del y  # {comment}")
        (project / "net.py").write_text(silenced, "utf-8")
        done = pre_commit("run", "--all-files", cwd=project)
        assert done.returncode == 0, done.stdout + done.stderr
        assert (project / "net.py").read_text("utf-8") == silenced
    (project / "net.py").write_text(BAD.replace("del y", "del y  # noqa: MSG101, MSG1O1"), "utf-8")
    assert "MSG902" in pre_commit("run", "msgraph-lint", "--all-files", cwd=project).stdout
    pre_commit("run", "msgraph-lint-fix", "--all-files", cwd=project)
    assert (project / "net.py").read_text("utf-8") == BAD.replace("del y", "del y  # noqa: MSG101")


def test_no_python_file_is_success(project: Path) -> None:
    done = pre_commit("run", "msgraph-lint", "--files", "notes.txt", cwd=project)
    assert done.returncode == 0
    assert "no files to check" in done.stdout
