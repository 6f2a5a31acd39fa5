"""The documentation says only what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from msgraph_lint.cli import COMMANDS, main
from msgraph_lint.config import Configuration

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


def test_each_promise_about_fixes_is_tested() -> None:
    page = (ROOT / "docs" / "fix-safety.md").read_text("utf-8")
    rows = re.findall(r"^\| (?!promise)(.+) \| (.+) \|$", page, re.MULTILINE)
    tests = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").glob("test_*.py"))
    there = set(re.findall(r"^def (test_\w+)\(", tests, re.MULTILINE))
    assert len(rows) > 20
    for promise, names in rows:
        named = set(re.findall(r"`(\w+)`", names))
        assert named, promise
        assert named <= there, promise


def test_nothing_unreleased_is_shown_as_released() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert not re.findall(r"pip install\s+\S*msgraph-lint|rev: *v?\d.*|https?://\S*/msgraph-lint\S*", text)


def test_the_settings_shown_are_settings(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"^```toml\n(\[tool\.msgraph-lint\]\n.+?)^```", text, re.DOTALL | re.MULTILINE)
    (tmp_path / "pyproject.toml").write_text(shown, "utf-8")
    assert Configuration().for_folder(tmp_path).target.version == (2, 7)


def test_the_options_shown_are_options(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    commands = re.findall(rf"^msgraph-lint (?:({'|'.join(COMMANDS)}) )?(.+)", text, re.MULTILINE)
    shown = [(name, option) for name, rest in commands for option in re.findall(r"--[a-z-]+", rest)]
    assert len({option for _, option in shown}) > 5
    known = {}
    for name in {name for name, _ in shown}:
        assert main([name, "--help"] if name else ["--help"]) == 0
        known[name] = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert [each for each in shown if each[1] not in known[each[0]]] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
