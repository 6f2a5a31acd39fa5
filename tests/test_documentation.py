"""The documentation says only what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "docs/api.md", "docs/fix-safety.md")]


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
