"""``python release.py``: in a copy of this repository, with the real `build`, `twine` and git."""

from __future__ import annotations

import datetime
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))

import release

ROOT = Path(__file__).parents[1]
TODAY = datetime.date(2026, 1, 2)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What a release changes."""
    for name in ("README.md", "CHANGELOG.md", "msgraph_lint/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_version_changelog_and_snippets_go_together(copy: Path) -> None:
    changes = (copy / "CHANGELOG.md").read_text().partition("## Unreleased\n")[2]
    release.prepare(copy, "7.8.9", TODAY)
    assert '\n__version__ = "7.8.9"\n' in (copy / "msgraph_lint" / "__init__.py").read_text()
    assert "\n    rev: v7.8.9 " in (copy / "README.md").read_text()
    assert f"## Unreleased\n\n## 7.8.9 (2026-01-02)\n{changes}" in (copy / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("version", ["1.0", "v1.0.0", "1.0.0; rm", ""])
def test_what_is_no_version_is_refused(copy: Path, version: str) -> None:
    with pytest.raises(release.ReleaseError, match="not a version"):
        release.prepare(copy, version, TODAY)


def test_a_release_without_changes_is_refused(copy: Path) -> None:
    release.prepare(copy, "7.8.9", TODAY)
    with pytest.raises(release.ReleaseError, match="nothing stands below"):
        release.prepare(copy, "7.9.0", TODAY)


def test_what_is_said_before_the_first_release_is_said() -> None:
    for name, text in release.BEFORE_THE_FIRST:
        assert text in (ROOT / name).read_text("utf-8")


def _git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.search
def test_the_command_builds_checks_commits_and_tags(tmp_path: Path) -> None:
    pytest.importorskip("build")
    pytest.importorskip("twine")
    names = _git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    for name in names:
        if not name.startswith("tests/") and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    _git(tmp_path, "init", "--quiet")
    for key, value in (("user.name", "test"), ("user.email", "test@example.invalid")):
        _git(tmp_path, "config", key, value)
    _git(tmp_path, "add", "--all")
    _git(tmp_path, "commit", "--quiet", "--message", "all")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "release.py", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    refused = run("7.8.9")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "mend that, or say --first" in refused.stderr
    done = run("7.8.9", "--first")
    assert done.returncode == 0, done.stderr
    assert {path.name for path in (tmp_path / "dist").iterdir()} == {
        "msgraph_lint-7.8.9-py3-none-any.whl",
        "msgraph_lint-7.8.9.tar.gz",
    }
    assert _git(tmp_path, "log", "--format=%s", "-1") == "Release 7.8.9\n"
    assert _git(tmp_path, "tag", "--points-at", "HEAD") == "v7.8.9\n"
    assert _git(tmp_path, "status", "--porcelain") == ""
    assert run("7.8.9", "--first").returncode == 2
