"""Where settings come from, how they are shown, and what editors are told of them."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from msgraph_lint import option_docs
from msgraph_lint.cli import main
from msgraph_lint.config import FILE_KEYS, ConfigError, Configuration, read_table

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parents[1]
SCHEMA = json.loads((ROOT / "msgraph_lint" / "settings.schema.json").read_text("utf-8"))
NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        del y
        return x
"""


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "net.py").write_text(NET)
    return tmp_path


def write(name: str, *lines: str) -> None:
    header = ["[tool.msgraph-lint]"] if name.endswith("pyproject.toml") else []
    Path(name).parent.mkdir(exist_ok=True, parents=True)
    Path(name).write_text("\n".join([*header, *lines, ""]), "utf-8")


def codes(folder: str = "sub") -> frozenset[str]:
    return Configuration().for_folder(Path(folder)).codes


# Files


def test_the_nearest_file_counts() -> None:
    write("pyproject.toml", 'select = ["MSG101"]')
    assert codes() == {"MSG101"}
    write("sub/pyproject.toml", 'select = ["MSG102"]')
    assert codes() == {"MSG102"}
    write("sub/msgraph-lint.toml", 'select = ["MSG103"]')
    assert codes() == {"MSG103"}
    write("sub/.msgraph-lint.toml", 'select = ["MSG104"]')
    assert codes() == {"MSG104"}
    assert codes(".") == {"MSG101"}


def test_an_own_file_has_no_header() -> None:
    write("sub/msgraph-lint.toml", "[tool.msgraph-lint]", "select = []")
    with pytest.raises(ConfigError, match="unknown key 'tool'"):
        codes()
    write("sub/msgraph-lint.toml")
    assert codes() == Configuration(isolated=True).for_folder(Path()).codes


def test_an_own_file_is_not_said_to_have_a_header() -> None:
    write("msgraph-lint.toml", 'selct = ["MSG101"]')
    with pytest.raises(ConfigError, match=r"unknown key 'selct'; did you mean 'select'\?$"):
        codes()


def test_extend() -> None:
    write(
        "base/pyproject.toml",
        'select = ["MSG101", "MSG102", "MSG103"]',
        'ignore = ["MSG102"]',
        'extend-exclude = ["gen/*.py"]',
        'baseline = "known.json"',
        'fail-on = "error"',
        "[tool.msgraph-lint.per-file-ignores]",
        '"old/*" = ["MSG101"]',
    )
    write(
        "sub/msgraph-lint.toml",
        'extend = "../base/pyproject.toml"',
        'ignore = ["MSG103"]',
        'fail-on = "falls-back"',
    )
    settings = Configuration().for_folder(Path("sub"))
    assert settings.codes == {"MSG101"}
    assert settings.fail_on.value == "falls-back"
    assert settings.excludes("base/gen/a.py")
    assert not settings.excludes("sub/gen/a.py")
    assert settings.ignores("base/old/a.py", "MSG101")
    assert not settings.ignores("sub/old/a.py", "MSG101")
    assert settings.baseline == Path("base/known.json").absolute()
    assert settings.root == Path("sub").absolute()
    write("sub/msgraph-lint.toml", 'extend = "../base/pyproject.toml"', 'select = ["MSG102"]')
    assert codes() == {"MSG102"}
    write("sub/msgraph-lint.toml", 'extend = "../base/pyproject.toml"', 'extend-select = ["MSG104"]')
    assert codes() == {"MSG101", "MSG103", "MSG104"}


def test_extend_that_leads_nowhere() -> None:
    write("sub/msgraph-lint.toml", 'extend = "missing.toml"')
    with pytest.raises(ConfigError, match=r"missing\.toml: cannot read: No such file"):
        codes()
    write("msgraph-lint.toml", 'extend = "sub/msgraph-lint.toml"')
    write("sub/msgraph-lint.toml", 'extend = "../msgraph-lint.toml"')
    with pytest.raises(ConfigError, match="goes round in a circle"):
        codes()
    Path("pyproject.toml").touch()
    write("sub/msgraph-lint.toml", 'extend = "../pyproject.toml"')
    with pytest.raises(
        ConfigError, match=r"names pyproject\.toml, which has no \[tool\.msgraph-lint\] table"
    ):
        codes()


def test_a_table_with_an_underscore_is_said_to_be_ignored(capsys: pytest.CaptureFixture[str]) -> None:
    Path("pyproject.toml").write_text('[tool.msgraph_lint]\nignore = ["MSG101"]\n')
    assert main(["-q", "sub"]) == 1
    said = "note: pyproject.toml: [tool.msgraph_lint] is ignored; the table is [tool.msgraph-lint]\n"
    assert capsys.readouterr().err == said


# What is shown


def test_show_files(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.py").touch()
    write("sub/msgraph-lint.toml", 'exclude = ["net.py"]')
    assert main(["--show-files"]) == 0
    assert capsys.readouterr().out == "a.py\n"
    assert main(["--show-files", "missing.py"]) == 2


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ['target-version = "all"', 'jit-syntax-level = "STRICT"'],
        ['select = ["MSG1"]', 'fixable = ["MSG101"]', 'extend-safe-fixes = ["MSG2"]'],
        ['extend-exclude = ["a/*", "b"]', "force-exclude = true", 'baseline = "known.json"'],
        ["[per-file-ignores]", '"old/*" = ["MSG1"]'],
    ],
)
def test_shown_settings_are_settings(lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    write("sub/msgraph-lint.toml", *lines)
    before = Configuration().for_folder(Path("sub"))
    assert main(["--show-settings", "sub"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"# sub/net.py\n# settings: {Path('sub/msgraph-lint.toml')}, command line\n")
    Path("sub/msgraph-lint.toml").write_text(out, "utf-8")
    after = Configuration().for_folder(Path("sub"))
    same = ("codes", "targets", "exclude", "force_exclude", "baseline", "safe_fixes", "root")
    assert [getattr(after, name) for name in same] == [getattr(before, name) for name in same]
    assert all(after.fixes(code) == before.fixes(code) for code in before.codes)
    assert after.ignores("sub/old/a.py", "MSG101") == before.ignores("sub/old/a.py", "MSG101")


def test_doctor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["doctor", "sub"]) in (0, 1)  # flake8 may have been there first
    out = capsys.readouterr().out
    assert re.search(r"^✓ settings +none: all is as by default$", out, re.MULTILINE)
    assert re.search(r"^✓ files +1 Python file ", out, re.MULTILINE)
    assert re.search(r"^✓ language server +`msgraph-lint server`, on pygls 2", out, re.MULTILINE)
    write("sub/msgraph-lint.toml", "exclude = 1")
    assert main(["doctor", "sub"]) == 1
    assert re.search(r"^✗ settings +\S+msgraph-lint.toml: 'exclude' ", capsys.readouterr().out, re.MULTILINE)
    write("sub/msgraph-lint.toml", 'exclude = ["*"]')
    assert main(["doctor", "sub"]) == 1
    assert "nothing to check" in capsys.readouterr().out


# What editors are told


def test_every_option_is_told_of() -> None:
    assert set(option_docs.OPTIONS) == set(FILE_KEYS)
    Draft7Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("key", FILE_KEYS)
def test_examples_and_defaults_are_valid(key: str) -> None:
    if key == "extend":
        write("pyproject.toml")
    write("sub/msgraph-lint.toml", f"{key} = {option_docs.OPTIONS[key].example}")
    table: Any = read_table(Path("sub/msgraph-lint.toml"))
    assert list(Draft7Validator(SCHEMA).iter_errors(table)) == []
    Configuration().for_folder(Path("sub"))
    default = SCHEMA["properties"][key].get("default")
    if default is not None:
        assert list(Draft7Validator(SCHEMA).iter_errors({key: default})) == []


@pytest.mark.parametrize(
    "value", ["1", "true", '"nonsense"', "[1]", '["MSG101"]', '{ a = "b" }', '{ a = ["MSG1"] }']
)
@pytest.mark.parametrize("key", [*FILE_KEYS, "unknown"])
def test_what_the_schema_refuses_is_refused(key: str, value: str) -> None:
    """The other way round, only rules, versions and patterns that mean nothing pass the schema."""
    file = Path("sub/msgraph-lint.toml")
    write(str(file), f"{key} = {value}")
    try:
        table: Any = read_table(file)
    except ConfigError:
        table = None
    shaped = list(Draft7Validator(SCHEMA).iter_errors(tomllib.loads(file.read_text())))
    if shaped:
        with pytest.raises(ConfigError):
            Configuration().for_folder(Path("sub"))
    else:
        assert table is not None


def test_schema_of_the_settings_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (shown,) = re.findall(r"^```toml\n(\[tool\.msgraph-lint\]\n.+?)^```", text, re.DOTALL | re.MULTILINE)
    Path("pyproject.toml").write_text(shown, "utf-8")
    assert list(Draft7Validator(SCHEMA).iter_errors(read_table(Path("pyproject.toml")))) == []
    assert os.path.exists(ROOT / "docs" / "settings.md")
