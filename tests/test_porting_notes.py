"""What notes on porting say: the rules find it, in code that does so, and their pages cite the note."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from msgraph_lint.cli import main
from msgraph_lint.oracle.pages import page_of
from msgraph_lint.oracle.porting_notes import Statement, statements
from msgraph_lint.rules import all_rules
from msgraph_lint.targets import LATEST_VERSION

STATEMENTS = [pytest.param(each, id=f"{each.note[:3]}-{each.path.stem}") for each in statements()]


@pytest.mark.parametrize("statement", STATEMENTS)
def test_rules_find_it(statement: Statement, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(statement.path, tmp_path)  # away from the cases, which give MindSpore's objects attributes
    command = ["check", "--isolated", "--no-cache", "--select", "ALL", "--target-version", LATEST_VERSION]
    main([*command, "--output-format", "json", str(tmp_path)])
    found: dict[int, set[str]] = {}
    for each in json.loads(capsys.readouterr().out):
        found.setdefault(each["location"]["row"], set()).add(each["code"])
    assert statement.expected
    assert found == statement.expected


@pytest.mark.parametrize("statement", STATEMENTS)
def test_pages_cite_it(statement: Statement) -> None:
    pages = [page_of(all_rules()[code]) for code in statement.codes]
    assert [page.name for page in pages if f"`{statement.note}`" not in page.read_text("utf-8")] == []
