"""What a user installs: the wheel holds the tables and the pages, and nothing else is needed."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from msgraph_lint import __version__
from msgraph_lint.registry import registry
from msgraph_lint.targets import MEASURED_VERSIONS

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(command, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


def test_wheel_holds_tables_pages_and_type_marker(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {f"msgraph_lint/mindspore_facts/{version}.json" for version in MEASURED_VERSIONS}
    expected |= {"msgraph_lint/mindspore_facts/outcomes.json", "msgraph_lint/py.typed"}
    expected |= {f"msgraph_lint/_docs/rules/{entry.rule.module}.md" for entry in registry().values()}
    assert expected <= names
    assert not [name for name in names if name.startswith(("tests/", "docs/", "benchmarks/"))]


def test_the_tables_are_small(wheel: Path) -> None:
    entries = zipfile.ZipFile(wheel).infolist()
    assert sum(each.compress_size for each in entries if "/mindspore_facts/" in each.filename) <= 2_000_000


def test_installed_program_works_without_anything_else(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, capture_output=True)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(tmp_path / "venv" / "bin" / "msgraph-lint"), *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert run("--version").stdout == f"msgraph-lint {__version__}\n"
    assert "delete-statement (MSG101)" in run("rule", "MSG101").stdout
    examples = run(str(ROOT / "examples"))
    assert examples.returncode == 1
    assert "MSG101" in examples.stdout
    assert examples.stderr == ""
