"""``--target-version``: a version, ``all``, or ``auto``, which reads what the project declares."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from stub_rules import add_rule, net

from msgraph_lint import rules
from msgraph_lint.cli import main
from msgraph_lint.config import ConfigError, Configuration
from msgraph_lint.declared import OutsideError, declared_version, lower_bound
from msgraph_lint.engine import check_text
from msgraph_lint.reports import Item
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, Target, on_targets

NEWEST = DEFAULT_TARGET.version
LETTERS = {outcome: outcome.value for outcome in Outcome}


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder that is a repository, so that nothing above it is read."""
    (tmp_path / ".git").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


# What a requirement allows


@pytest.mark.parametrize(
    ("clauses", "expected"),
    [
        ("==2.7.1", (2, 7, 1)),
        ("===2.7.1", (2, 7, 1)),
        ("==2.*", (2, 0)),
        ("==2.4.0rc1", (2, 4)),
        (" >= 2.7 , < 2.9 ", (2, 7)),
        ("<2.9,>=2.7", (2, 7)),
        (">=2", (2, 0)),
        (">2.6", (2, 6)),
        ("~=2.7", (2, 7)),
        ("~=2.7.1", (2, 7, 1)),
        ("^2.2", (2, 2)),
        ("~2.3", (2, 3)),
        (">=2.2,!=2.3", (2, 2)),
        (">=2.2,>=2.8", (2, 8)),
        (">=1.8.1", (1, 8, 1)),
        (">1.9,<2.3", (1, 9)),
        ("==1.9.0", (1, 9)),
        ("~=1.9", (1, 9)),
        ("^1.8", (1, 8)),
        (">=1.8,<2", (1, 8)),
        ("<2.0", (1, 10)),
        ("<=1.9", (1, 9)),
        (">=2.10", (2, 10)),
        ("<2.9", (2, 8)),
        ("<2.9.1", (2, 9)),
        ("<=2.8.0", (2, 8)),
        ("<3", None),
        ("!=2.3", None),
        ("*", None),
        ("", None),
    ],
)
def test_lower_bound(clauses: str, expected: tuple[int, int] | None) -> None:
    assert lower_bound(clauses) == expected


@pytest.mark.parametrize("clauses", [">=3", "==3.0", ">=2.9,<2.7", ">=2.1,<2", ">=1.9,<1.8"])
def test_no_version_allowed(clauses: str) -> None:
    with pytest.raises(OutsideError):
        lower_bound(clauses)


# Where it is declared


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("pyproject.toml", '[project]\ndependencies = ["numpy", "mindspore>=2.2"]', (2, 2)),
        ("pyproject.toml", '[project.optional-dependencies]\nms = ["mindspore[x] == 2.7.1"]', (2, 7, 1)),
        ("pyproject.toml", '[dependency-groups]\ntest = [{include-group = "a"}, "mindspore~=2.8"]', (2, 8)),
        ("pyproject.toml", '[tool.poetry.dependencies]\nmindspore = "^2.7"', (2, 7)),
        ("pyproject.toml", '[tool.poetry.dependencies]\nmindspore = "2.7.1"', (2, 7, 1)),
        (
            "pyproject.toml",
            '[tool.poetry.dependencies]\nmindspore = {version = "~2.3", optional = true}',
            (2, 3),
        ),
        ("pyproject.toml", '[tool.poetry.group.ms.dependencies]\nmindspore = [{version = ">=2.2"}]', (2, 2)),
        ("pyproject.toml", '[project]\ndependencies = "mindspore>=2.2"', None),
        ("pyproject.toml", "project = mindspore>=2.2", None),
        ("setup.cfg", "[options]\ninstall_requires =\n    numpy\n    mindspore>=2.2,<2.5\n", (2, 2)),
        ("setup.cfg", "[options.extras_require]\ncpu =\n    mindspore==2.7.0\n", (2, 7)),
        ("setup.cfg", "mindspore>=2.2", None),
        ("setup.py", "setup(install_requires=['numpy', 'mindspore>=2.2'])", (2, 2)),
        ("setup.py", "REQUIRED = ['mindspore-ascend == 2.3.1']", (2, 3, 1)),
        ("setup.py", "print 'mindspore>=2.2'", None),
        ("setup.py", "setup(description='needs mindspore>=2.2 to run')", None),
        ("requirements.txt", "numpy\nmindspore>=2.2.0 ; python_version < '3.9'  # for the layers\n", (2, 2)),
        ("requirements.txt", "MindSpore (>=2.2)\n", (2, 2)),
        ("requirements.txt", "mindspore>=2.7; python_version>'3.9'\nmindspore>=2.2\n", (2, 2)),
        ("requirements.txt", "mindspore\n", None),
        ("requirements.txt", "mindspore_hub>=2.2\nmindspore-lite==2.3\n# mindspore>=2.2\n", None),
        ("requirements-gpu.txt", "mindspore_gpu==2.2.14\n", (2, 2, 14)),
        ("other.txt", "mindspore>=2.2\n", None),
    ],
)
def test_declaration(name: str, text: str, expected: tuple[int, int] | None, project: Path) -> None:
    (project / name).write_text(text, "utf-8")
    declared = declared_version(project)
    assert (declared.version if declared else None) == expected


def test_the_first_file_with_a_version_wins(project: Path) -> None:
    (project / "requirements.txt").write_text("mindspore==2.2\n")
    (project / "requirements-a.txt").write_text("mindspore==2.1\n")
    (project / "setup.py").write_text("R = ['mindspore']\n")
    assert Configuration().for_folder(project).target.version == (2, 2)
    (project / "pyproject.toml").write_text("[project]\ndependencies = ['mindspore==2.7']\n")
    assert Configuration().for_folder(project).target.version == (2, 7)


def test_nearest_project(project: Path) -> None:
    inner, plain = project / "inner" / "src", project / "plain" / "src"
    inner.mkdir(parents=True)
    plain.mkdir(parents=True)
    (project / "requirements.txt").write_text("mindspore>=2.7\n")
    (inner.parent / "requirements.txt").write_text("mindspore>=2.0\n")
    configuration = Configuration()
    assert configuration.for_folder(inner).target.version == (2, 0)
    assert configuration.for_folder(plain).target.version == (2, 7)
    assert configuration.for_folder(plain) is configuration.for_folder(project)
    (plain.parent / ".git").mkdir()
    assert Configuration().for_folder(plain).target.version == NEWEST


def test_auto_is_the_default_and_can_be_said(project: Path) -> None:
    assert Configuration().for_folder(project).target == DEFAULT_TARGET
    (project / "requirements.txt").write_text("mindspore>=2.7\n")
    assert Configuration().for_folder(project).target.version == (2, 7)
    (project / "pyproject.toml").write_text("[tool.msgraph-lint]\ntarget-version = '2.0'\n")
    assert Configuration().for_folder(project).target.version == (2, 0)
    assert Configuration({"target-version": "auto"}).for_folder(project).target.version == (2, 7)
    assert Configuration({"target-version": "2.10"}).for_folder(project).target.version == (2, 10)
    assert Configuration(isolated=True).for_folder(project).target == DEFAULT_TARGET


def test_level_goes_with_it(project: Path) -> None:
    (project / "requirements.txt").write_text("mindspore>=2.7\n")
    settings = Configuration({"jit-syntax-level": "STRICT"}).for_folder(project)
    assert settings.target == Target.parse("2.7", "STRICT")


def test_version_that_nobody_knows_is_a_clear_error(project: Path) -> None:
    (project / "requirements.txt").write_text("mindspore==3.0\n")
    with pytest.raises(ConfigError) as error:
        Configuration().for_folder(project)
    assert str(error.value) == (
        "requirements.txt: 'mindspore==3.0' allows no MindSpore 2.x; "
        "say which one to check for with --target-version"
    )
    assert Configuration({"target-version": "2.0"}).for_folder(project).target.version == (2, 0)


# Versions that were not measured


def test_note_about_a_version_between(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b"):
        (project / name).mkdir()
        (project / name / "model.py").write_text("x = 1\n")
    assert main(["--target-version", "2.3", "."]) == 0
    note = "note: MindSpore 2.3 was not measured; its outcomes are taken from 2.0\n"
    assert capsys.readouterr().err == note
    (project / "requirements.txt").write_text("mindspore>=2.3\n")
    assert main(["."]) == 0
    assert capsys.readouterr().err == note.replace("2.3 ", "2.3 (mindspore>=2.3 in requirements.txt) ")
    assert main(["--target-version", "2.7", "."]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("requirement", "version"),
    [
        ("mindspore>=1.8", "1.8"),
        ("mindspore>=1.8.1,<2.5", "1.8.1"),
        ("mindspore>=1", "1.0"),
        ("mindspore-gpu==1.8.1", "1.8.1"),
        ("mindspore<2", "1.10"),
    ],
)
def test_note_about_a_version_before_2(
    requirement: str, version: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "model.py").write_text("x = 1\n")
    (project / "requirements.txt").write_text(f"{requirement}\nmindspore>=2.7; python_version>'3.9'\n")
    assert Configuration().for_folder(project).target.version == (2, 0)
    assert main(["."]) == 0
    assert capsys.readouterr().err == (
        f"note: MindSpore {version} ({requirement} in requirements.txt) was not measured; "
        "its outcomes are taken from 2.0\n"
    )
    (project / "requirements.txt").write_text("mindspore>=2\n")
    assert main(["."]) == 0
    assert capsys.readouterr().err == ""


# All of them


@pytest.mark.parametrize(
    ("outcomes", "words"),
    [
        ({"2.10": "error"}, "error on MindSpore 2.10 (LAX)"),
        ({"2.0": "error"}, "error on MindSpore 2.0"),
        ({"2.0": "error", "2.7": "error", "2.10": "error"}, "error on MindSpore 2.0–2.10 (LAX)"),
        ({"2.7": "ok", "2.0": "error", "2.10": "ok"}, "error on MindSpore 2.0; ok on 2.7–2.10 (LAX)"),
        ({"2.0": "error", "2.10": "error"}, "error on MindSpore 2.0 and 2.10 (LAX)"),
    ],
)
def test_outcomes_in_words(outcomes: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("msgraph_lint.targets.MEASURED_VERSIONS", ("2.0", "2.7", "2.10"))
    on = {Target.parse(version): Outcome(outcome) for version, outcome in outcomes.items()}
    assert on_targets(on, LETTERS) == words


def vary(monkeypatch: pytest.MonkeyPatch, code: str, first: Outcome, others: Outcome) -> None:
    """Makes a rule with one outcome on the oldest version and another on the rest."""
    table = {version: {"LAX": others.value, "STRICT": others.value} for version in MEASURED_VERSIONS}
    table[MEASURED_VERSIONS[0]] = {"LAX": first.value, "STRICT": first.value}
    monkeypatch.setitem(rules._outcomes(), code, table)


def test_all(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for flagged, code in (("one", "MSG195"), ("two", "MSG196"), ("three", "MSG197")):
        add_rule(monkeypatch, flagged, code)
    vary(monkeypatch, "MSG196", Outcome.ERROR, Outcome.FALLS_BACK)
    vary(monkeypatch, "MSG197", Outcome.ERROR, Outcome.OK)
    settings = Configuration({"target-version": "all", "select": ["MSG19"]}).for_folder(project)
    assert settings.target == DEFAULT_TARGET
    assert [target.measured_version for target in settings.targets] == list(MEASURED_VERSIONS)
    report = check_text("model.py", net("one", "two", "three", "return x"), settings)
    oldest, *_, newest = MEASURED_VERSIONS
    assert [Item(finding, settings.target).short_outcome for finding in report.findings] == [
        f"error on MindSpore {oldest}–{newest}",
        f"error on MindSpore {oldest}; falls back on {MEASURED_VERSIONS[1]}–{newest}",
        f"error on MindSpore {oldest}",
    ]
    assert [finding.outcome for finding in report.findings] == [Outcome.ERROR] * 3
    assert report.functions.total() == 1


def test_all_in_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "model.py").write_text(net("y = 1", "del y", "return x"))
    main(["--target-version", "all", "--select", "MSG101", "--output-format", "json", "model.py"])
    (found,) = json.loads(capsys.readouterr().out)
    assert found["outcomes"] == dict.fromkeys(MEASURED_VERSIONS, "error")


def test_all_can_be_fixed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "model.py").write_text(net("y = x + 1", "del y", "return x"))
    assert main(["--target-version", "all", "--select", "MSG101", "--fix", "model.py"]) == 0
    assert "del y" not in (project / "model.py").read_text()


# pylint


def test_pylint_goes_by_it_too(project: Path) -> None:
    (project / "requirements.txt").write_text("mindspore>=2.3\n")
    (project / "model.py").write_text(net("y = x + 1", "del y", "return x"))
    options = ["--load-plugins=msgraph_lint.pylint_plugin", "--disable=all", "--enable=msg-delete-statement"]
    root = str(Path(rules.__file__).parents[1])
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pylint",
            *options,
            "--init-hook",
            f"import sys; sys.path.append({root!r})",
            "model.py",
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=project,
    )
    assert "(MSG101: error on MindSpore 2.3)" in done.stdout
    assert done.stderr.count("note: MindSpore 2.3 (mindspore>=2.3 in requirements.txt) was not measured") == 1
