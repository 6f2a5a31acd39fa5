"""The Python API: the same as the command line, as plain data."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError, asdict
from pathlib import Path
from typing import Any

import api_user
import pytest
from stub_rules import net

import msgraph_lint
from msgraph_lint import ConfigError, api, check_paths, check_source, cli, config, fix_source

ROOT = Path(__file__).parents[1]
NET = net("y = x + 1", "del y", "return x")
FIXED = net("y = x + 1", "return x")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a network in it."""
    monkeypatch.chdir(tmp_path)
    Path("src").mkdir()
    Path("src/model.py").write_text(NET)
    return tmp_path


# The same as the command line


def command_line(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[Any, int]:
    code = cli.main(["--output-format", "json", *arguments])
    return json.loads(capsys.readouterr().out), code


def as_json(found: tuple[api.Finding, ...]) -> list[dict[str, Any]]:
    return json.loads(json.dumps([asdict(finding) for finding in found]))


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ([], {}),
        (["--target-version", "all"], {"target_version": "all"}),
        (
            ["--jit-syntax-level", "STRICT", "--confidence", "medium", "--fail-on", "falls-back"],
            {"jit_syntax_level": "STRICT", "confidence": "medium", "fail_on": "falls-back"},
        ),
        (
            ["--select", "MSG1,MSG2", "--extend-select", "MSG401", "--ignore", "delete-statement"],
            {"select": ["MSG1", "MSG2"], "extend_select": ("MSG401",), "ignore": {"delete-statement"}},
        ),
    ],
)
def test_same_findings_as_the_command_line(
    options: list[str], settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    examples = str(ROOT / "examples")
    theirs, code = command_line(capsys, *options, examples)
    result = check_paths(examples, **settings)
    ours = as_json(result.findings)
    assert len(ours) > 3
    for finding, one in zip(ours, theirs, strict=True):
        assert one["message"].startswith(finding["message"])
        common = {"code", "name", "outcome", "outcomes", "confidence", "advice", "chain"}
        assert {name: finding[name] for name in common} == {name: one[name] for name in common}
        assert (finding["location"], finding["end_location"]) == (one["location"], one["end_location"])
        assert Path(finding["filename"]).absolute() == Path(one.get("filename") or one["path"]).absolute()
        assert (finding["fix"] is None) == (one["fix"] is None)
        if finding["fix"]:
            assert finding["fix"]["edits"] == one["fix"]["edits"]
            assert finding["fix"]["reason"] == one["fix"]["reason"]
    assert result.exit_code == code


def test_text_belongs_to_the_project_of_its_file() -> None:
    """Nothing but the file that imports it says that this is graph code."""
    text = "def fold(x):\n    y = x\n    del y\n    return x\n"
    Path("src/model.py").write_text("from fold import fold\n" + net("return fold(x)"))
    (finding,) = check_source(text, "src/fold.py").findings
    assert (finding.filename, finding.location.row) == (str(Path("src", "fold.py")), 3)
    assert finding.chain == (f"Net.construct ({Path('src', 'model.py')}:7)",)
    assert check_source(text).findings == ()
    assert check_source(NET).findings[0].filename == "<string>"


def test_folder_of_the_file_has_the_settings() -> None:
    Path("src/pyproject.toml").write_text('[tool.msgraph-lint]\nignore = ["MSG101"]\n')
    assert check_source(NET, Path("src/new.py")).findings == ()
    assert fix_source(NET, "src/new.py").text == NET
    assert len(check_source(NET, "src/new.py", isolated=True).findings) == 1
    assert len(check_source(NET).findings) == 1


def test_settings_win_over_the_file() -> None:
    Path("pyproject.toml").write_text(
        '[tool.msgraph-lint]\nselect = ["MSG101"]\ntarget-version = "2.0"\nexclude = ["src"]\n'
    )
    Path("other.toml").write_text('[tool.msgraph-lint]\ntarget-version = "2.7"\n')
    assert check_source(NET).findings[0].outcomes == {"2.0": "error"}
    assert check_source(NET, target_version="2.8").findings[0].outcomes == {"2.8": "error"}
    assert check_source(NET, config="other.toml").findings[0].outcomes == {"2.7": "error"}
    assert check_source(NET, ignore=["MSG1"]).findings == ()
    assert check_paths(".").findings == ()
    assert len(check_paths(".", exclude=[]).findings) == 1


@pytest.mark.parametrize("paths", ["src", Path("src"), ["src"], (Path("src/model.py"), "src"), iter(["src"])])
def test_paths(paths: Any) -> None:
    result = check_paths(paths)
    assert [finding.filename for finding in result.findings] == [str(Path("src", "model.py"))]
    assert (result.failures, result.exit_code) == ((), 1)


def test_no_paths() -> None:
    assert check_paths([]) == api.CheckResult((), (), (), 0)


# Fixes


def test_fix() -> None:
    result = fix_source(NET, "src/model.py")
    assert result.text == FIXED
    assert [(finding.code, finding.location.row) for finding in result.applied] == [("MSG101", 7)]
    assert (result.findings, result.failures, result.exit_code) == ((), (), 0)
    assert Path("src/model.py").read_text() == NET


def test_edits_of_a_fix_are_what_it_does() -> None:
    (finding,) = check_source(NET).findings
    assert finding.fix is not None
    (edit,) = finding.fix.edits
    lines = NET.splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines) + 1)]
    start, end = (starts[at.row - 1] + at.column - 1 for at in (edit.location, edit.end_location))
    assert NET[:start] + edit.content + NET[end:] == FIXED


def test_unsafe_fixes_only_when_asked() -> None:
    text = net("z = {'k': x}", "del z['k']", "return x")
    options: Any = {"extend_unsafe_fixes": ["MSG1"], "isolated": True}
    (finding,) = check_source(text, **options).findings
    assert finding.fix is not None
    assert (finding.fix.applicability, bool(finding.fix.reason)) == ("unsafe", True)
    assert fix_source(text, **options).text == text
    assert fix_source(text, unsafe_fixes=True, **options).text != text
    assert fix_source(text, unsafe_fixes=True, unfixable=["MSG101"], **options).text == text


# What goes wrong


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"selct": ["MSG101"]}, "unknown setting 'selct'; did you mean 'select'?"),
        ({"unknown": 1}, "unknown setting 'unknown'"),
        ({"target-version": "2.7"}, "unknown setting 'target-version'; did you mean 'target_version'?"),
        ({"select": "MSG101"}, "'select' must be a list of strings, not 'MSG101'"),
        ({"select": [1]}, "'select' must be a list of strings, not [1]"),
        ({"confidence": None}, "'confidence' must be a string, not None"),
        ({"select": ["delete-statment"]}, "unknown rule 'delete-statment'; did you mean 'delete-statement'?"),
        ({"confidence": "low"}, "unknown confidence 'low' (expected high, medium)"),
        ({"jit_syntax_level": "LOOSE"}, "unknown jit_syntax_level 'LOOSE' (expected LAX or STRICT)"),
        ({"config": "missing.toml"}, "missing.toml: cannot read: No such file or directory"),
        ({"config": "a", "isolated": True}, "`config` and `isolated` cannot be given together"),
    ],
)
@pytest.mark.parametrize(
    "call", [check_source, fix_source, check_paths, lambda _, **settings: check_paths([], **settings)]
)
def test_bad_settings(call: Any, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        call("src", **settings)
    assert str(caught.value) == words


@pytest.mark.parametrize(
    "call",
    [
        lambda: check_paths(""),
        lambda: check_paths(["src", ""]),
        lambda: check_source(NET, ""),
        lambda: fix_source(NET, ""),
        lambda: check_source(NET, config=""),
    ],
)
def test_empty_path(call: Callable[[], object]) -> None:
    """Not the current folder, which an unset variable would mean."""
    with pytest.raises(ValueError, match="an empty path is given"):
        call()


def test_failures() -> None:
    Path("src/broken.py").write_text("class Net(:\n")
    result = check_paths(["src", "missing.py", "notes.ipynb"])
    assert [finding.code for finding in result.findings] == ["MSG101"]
    assert [(failure.filename, failure.row) for failure in result.failures] == [
        ("missing.py", None),
        ("notes.ipynb", None),
        (str(Path("src", "broken.py")), 1),
    ]
    assert result.exit_code == 2
    assert fix_source("class Net(:\n").failures[0].filename == "<string>"


@pytest.mark.parametrize("text", ["x = '\0'", "x = '\ud800'", "(" * 10_000])
def test_text_that_is_not_python(text: str) -> None:
    (failure,) = check_source(text).failures
    assert failure.message.startswith("cannot parse")
    assert fix_source(text).text == text


def test_broken_settings_of_a_folder_are_a_failure_of_its_own() -> None:
    Path("other").mkdir()
    Path("other/net.py").write_text(NET)
    Path("other/pyproject.toml").write_text("[tool.msgraph-lint]\nselct = []\n")
    result = check_paths(["src", "other"])
    assert len(result.findings) == 1
    (failure,) = map(str, result.failures)
    assert failure.startswith(f"{Path('other', 'pyproject.toml')}: unknown key 'selct'")
    with pytest.raises(ConfigError, match="unknown key 'selct'"):
        check_source(NET, "other/net.py")


def test_notes() -> None:
    text = NET + "\n\nimport mindspore\nmindspore.set_context(jit_syntax_level=mindspore.STRICT)\n"
    assert [note.partition(" sets ")[2] for note in check_source(text).notes] == [
        "jit_syntax_level to STRICT; check for it with --jit-syntax-level STRICT"
    ]
    assert check_source(text, jit_syntax_level="STRICT").notes == ()
    (note,) = check_source(NET, target_version="2.6").notes
    assert "MindSpore 2.6 was not measured" in note


# Plain data


def test_results_are_plain_and_frozen() -> None:
    result = fix_source(NET)
    assert pickle.loads(pickle.dumps(result)) == result == copy.deepcopy(result)
    assert hash(result.applied[0]) == hash(fix_source(NET).applied[0])
    assert json.dumps(asdict(result))
    with pytest.raises(FrozenInstanceError):
        result.applied[0].code = "MSG102"  # type: ignore[misc]


def test_every_setting_is_there() -> None:
    of_reports = {"language"}
    assert {name.replace("_", "-") for name in api.Options.__annotations__} == set(config._KEYS) - of_reports


# The package


def test_names_of_the_package() -> None:
    assert set(msgraph_lint.__all__) == set(api.__all__) - {"Options"}
    assert set(msgraph_lint.__all__) <= set(dir(msgraph_lint))
    assert all(getattr(msgraph_lint, name) is getattr(api, name) for name in msgraph_lint.__all__)
    with pytest.raises(AttributeError, match="module 'msgraph_lint' has no attribute 'check_sources'"):
        msgraph_lint.check_sources  # noqa: B018


def test_package_and_command_line_do_not_load_it() -> None:
    program = (
        "import sys; before = set(sys.modules); import msgraph_lint; "
        "print(*sorted(set(sys.modules) - before)); import msgraph_lint.cli; "
        "msgraph_lint.cli.main(['src']); print('msgraph_lint.api' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    first, *_, last = done.stdout.splitlines()
    assert first == "msgraph_lint"
    assert last == "False"


def test_program_of_a_user(folder: Path) -> None:
    """What ``mypy`` looks at runs, too."""
    lines = api_user.right(NET, folder / "src")
    assert any("MSG101" in line for line in lines)
    assert FIXED in lines


def test_examples_of_the_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    blocks = "\n".join(re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(blocks, {}, "docs/api.md", None, 0)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner().run(examples, out=report.append)
    assert (failed, tried > 10) == (0, True), "".join(report)
