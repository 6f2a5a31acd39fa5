"""Settings: from a file, from the command line, and every way to get them wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from stub_rules import add_rule

from msgraph_lint import config
from msgraph_lint.config import (
    ConfigError,
    Configuration,
    Settings,
    build_settings,
    default_codes,
    read_table,
    rule_code,
)
from msgraph_lint.paths import DEFAULT_EXCLUDE
from msgraph_lint.registry import registry
from msgraph_lint.targets import DEFAULT_TARGET, Outcome, SyntaxLevel, Target


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def table(text: str) -> Path:
    """``pyproject.toml`` in the working folder with our table."""
    file = Path("pyproject.toml")
    file.write_text(f"[tool.msgraph-lint]\n{text}\n", "utf-8")
    return file


def codes(*layers: dict[str, object]) -> set[str]:
    file, command_line = [*layers, {}][:2]
    return set(build_settings(file, command_line, Path.cwd()).codes)


# Rules


def test_rules_that_are_on_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "off", "MSG197", default=False)
    assert "MSG197" not in codes({})
    assert codes({}) == {code for code, entry in registry().items() if entry.rule.default}
    assert Settings().codes == default_codes()


@pytest.mark.parametrize("selector", ["MSG101", "delete-statement"])
def test_select_a_rule(selector: str) -> None:
    assert codes({"select": [selector]}) == {"MSG101"}


def test_select_a_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "one", "MSG198")
    add_rule(monkeypatch, "off", "MSG197", default=False)
    assert codes({"select": ["MSG1"]}) == {c for c in config.default_codes() if c.startswith("MSG1")}
    assert codes({"select": ["MSG19"]}) == {"MSG198"}
    assert codes({"select": ["MSG"]}) == config.default_codes() >= {"MSG101", "MSG198"}


def test_a_rule_that_is_off_is_selected_by_code_or_name(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "off", "MSG197", default=False)
    assert "MSG197" in codes({"extend-select": ["MSG197"]})
    assert "MSG197" in codes({"extend-select": ["off-name"]})


def test_all_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "off", "MSG197", default=False)
    for everything in ("ALL", "all"):
        assert codes({"select": [everything]}) == set(registry())
        assert codes({"select": [everything], "ignore": ["MSG"]}) == set()
        assert codes({"select": ["MSG1"], "ignore": [everything]}) == codes({"select": ["MSG1"]})
        assert codes({"ignore": [everything]}) == set()


@pytest.mark.parametrize(("selector", "code"), [("msg101", "MSG101"), ("msg1", "MSG1"), ("all", "ALL")])
def test_the_case_of_a_code_does_not_matter(selector: str, code: str) -> None:
    def settings(name: str) -> Settings:
        lists = ("select", "fixable", "extend-unsafe-fixes")
        values = {**{key: [name] for key in lists}, "per-file-ignores": {"a.py": [name]}}
        return build_settings(values, {"extend-select": [name]}, Path.cwd())

    assert settings(selector) == settings(code)
    assert "MSG101" in settings(selector).codes
    assert settings(selector).ignores("a.py", "MSG101")


def test_the_more_specific_selector_wins() -> None:
    assert codes({"select": ["MSG101"], "ignore": ["MSG1"]}) == {"MSG101"}
    assert codes({"select": ["MSG101"], "ignore": ["delete-statement"]}) == set()
    assert "MSG101" not in codes({"select": ["MSG1"], "ignore": ["MSG101"]})


def test_command_line_wins_over_file(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, "one", "MSG198")
    assert codes({"select": ["MSG198"]}, {"select": ["MSG101"]}) == {"MSG101"}
    assert codes({"select": ["MSG198"]}, {"extend-select": ["MSG101"]}) == {"MSG101", "MSG198"}
    assert codes({"select": ["MSG198", "MSG101"]}, {"ignore": ["MSG198"]}) == {"MSG101"}
    assert "MSG101" in codes({"ignore": ["MSG101"]}, {"select": ["MSG1"]})


@pytest.mark.parametrize(
    "name", ["MSG999", "MSG91", "E501", "", " ", "MSG1011", "Delete-Statement", "dlete-statement"]
)
def test_unknown_rule(name: str) -> None:
    with pytest.raises(ConfigError, match=f"unknown rule '{name}'"):
        codes({"select": [name]})
    with pytest.raises(ConfigError, match=f"unknown rule '{name}'"):
        codes({"ignore": [name]})


def test_unknown_rule_with_a_suggestion() -> None:
    with pytest.raises(ConfigError, match=r"; did you mean 'delete-statement'\?"):
        rule_code("dlete-statement")
    with pytest.raises(ConfigError, match=r"; see `msgraph-lint rules`"):
        rule_code("something")


# Files


def test_no_file() -> None:
    settings = Configuration().for_folder(Path())
    assert settings.target == DEFAULT_TARGET
    assert settings.codes == default_codes()
    assert settings.fail_on is Outcome.DIVERGES
    assert settings.exclude == DEFAULT_EXCLUDE


def test_everything_in_a_file() -> None:
    table(
        """
        target-version = "2.7"
        jit-syntax-level = "strict"
        select = ["MSG101"]
        fail-on = "falls-back"
        fixable = ["MSG1"]
        unfixable = ["MSG101"]
        extend-safe-fixes = ["MSG201"]
        extend-unsafe-fixes = ["MSG2"]
        exclude = ["old"]
        extend-exclude = ["generated/*"]
        force-exclude = true
        respect-gitignore = false
        per-file-ignores = { "tests/*" = ["MSG1"], "a.py" = ["delete-statement"] }
        """
    )
    settings = Configuration().for_folder(Path("somewhere"))
    assert settings.target == Target((2, 7), SyntaxLevel.STRICT)
    assert settings.codes == {"MSG101"}
    assert settings.fail_on is Outcome.FALLS_BACK
    assert [code for code in registry() if settings.fixes(code)] == [
        code for code in registry() if code.startswith("MSG1") and code != "MSG101"
    ]
    assert settings.safe_fixes == {"MSG201"}
    assert settings.unsafe_fixes == {code for code in registry() if code.startswith("MSG2")} - {"MSG201"}
    assert settings.exclude == ("old", "generated/*")
    assert settings.force_exclude
    assert not settings.respect_gitignore
    assert settings.root == Path.cwd()
    assert settings.ignores("tests/deep/model.py", "MSG101")
    assert settings.ignores(str(Path("tests/model.py").absolute()), "MSG101")
    assert settings.ignores("src/a.py", "MSG101")
    assert not settings.ignores("src/b.py", "MSG101")
    assert not settings.ignores("a.py", "MSG201")


def test_command_line_wins(project: Path) -> None:
    table('target-version = "2.7"\njit-syntax-level = "STRICT"')
    settings = Configuration({"target-version": "2.0"}).for_folder(project)
    assert settings.target == Target((2, 0), SyntaxLevel.STRICT)


def test_nearest_file_that_has_the_table(project: Path) -> None:
    table('fail-on = "error"')
    inner = project / "a" / "b"
    inner.mkdir(parents=True)
    (inner / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    configuration = Configuration()
    assert configuration.for_folder(inner).fail_on is Outcome.ERROR
    assert configuration.for_folder(inner).root == project
    (project / "a" / "pyproject.toml").write_text("[tool.msgraph-lint]\n")
    assert Configuration().for_folder(inner).fail_on is Outcome.DIVERGES
    assert Configuration().for_folder(inner).root == project / "a"


def test_config_option(project: Path) -> None:
    table('fail-on = "error"')
    other = project / "other.toml"
    other.write_text("[tool.msgraph-lint]\nfail-on = 'falls-back'\n")
    assert Configuration(config=other).for_folder(project).fail_on is Outcome.FALLS_BACK
    other.write_text("[tool.ruff]\n")
    with pytest.raises(ConfigError, match=r"^other\.toml: no \[tool\.msgraph-lint\] table$"):
        Configuration(config=Path("other.toml")).for_folder(project)
    with pytest.raises(ConfigError, match=r"^missing\.toml: cannot read: No such file or directory$"):
        Configuration(config=Path("missing.toml")).for_folder(project)


def test_isolated(project: Path) -> None:
    table("this is = not TOML")
    assert Configuration(isolated=True).for_folder(project).codes == default_codes()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("selct = []", "unknown key 'selct' in [tool.msgraph-lint]; did you mean 'select'?"),
        ("zzz = 1", "unknown key 'zzz' in [tool.msgraph-lint]"),
        (
            "target_version = '2.7'",
            "unknown key 'target_version' in [tool.msgraph-lint]; did you mean 'target-version'?",
        ),
        ("select = 'MSG101'", "'select' in [tool.msgraph-lint] must be a list of strings, not a string"),
        (
            "select = [1]",
            "'select' in [tool.msgraph-lint] must be a list of strings, not a list with an integer",
        ),
        ("select = [[true]]", "must be a list of strings, not a list with a list with a boolean"),
        ("ignore = true", "'ignore' in [tool.msgraph-lint] must be a list of strings, not a boolean"),
        ("target-version = 2.7", "'target-version' in [tool.msgraph-lint] must be a string, not a float"),
        (
            "target-version = 2026-01-01",
            "'target-version' in [tool.msgraph-lint] must be a string, not a date or time",
        ),
        ("exclude = {a = 1}", "'exclude' in [tool.msgraph-lint] must be a list of strings, not a table"),
        ("per-file-ignores = []", "must be a table of lists of strings, not a list"),
        (
            "per-file-ignores = {a = 'MSG1'}",
            "'per-file-ignores' in [tool.msgraph-lint] must be a table of lists",
        ),
        ("force-exclude = 'yes'", "'force-exclude' in [tool.msgraph-lint] must be a boolean, not a string"),
        ("exclude = ['{a']", "'{a' is no valid pattern of files"),
        ("per-file-ignores = {'[z-a]' = ['MSG1']}", "'[z-a]' is no valid pattern of files"),
        ("select = ['']", "unknown rule ''"),
        ("fixable = ['']", "unknown rule ''"),
        ("target-version = '3.0'", "unknown MindSpore version '3.0' (expected 2.0 … 2.10, auto or all)"),
        ("jit-syntax-level = 'soft'", "unknown jit_syntax_level 'soft' (expected LAX or STRICT)"),
        ("fail-on = 'ok'", "unknown fail-on 'ok' (expected error, diverges, falls-back)"),
        ("select = ['MSG999']", "unknown rule 'MSG999'"),
        ("per-file-ignores = {'*' = ['MSG999']}", "unknown rule 'MSG999'"),
    ],
)
def test_wrong_value_names_key_and_file(text: str, message: str, project: Path) -> None:
    table(text)
    with pytest.raises(ConfigError) as error:
        Configuration().for_folder(project)
    assert str(error.value).startswith("pyproject.toml: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_broken_toml_names_file_and_line() -> None:
    file = table("a = 1\nb = [")
    with pytest.raises(ConfigError, match=r"^pyproject\.toml:3: not valid TOML: Invalid value$"):
        read_table(file)
    file.write_text("a = \n", "utf-8")
    with pytest.raises(ConfigError, match=r"^pyproject\.toml:1: not valid TOML: Invalid value$"):
        read_table(file)


def test_surprising_files() -> None:
    file = Path("pyproject.toml")
    file.write_bytes(b"a = '\xff'\n")
    with pytest.raises(ConfigError, match=r"^pyproject\.toml: not valid TOML: .*utf-8"):
        read_table(file)
    file.write_text("tool = 1\n")
    assert read_table(file) is None
    file.write_text("[tool]\nmsgraph-lint = 1\n")
    with pytest.raises(ConfigError, match=r"\[tool\.msgraph-lint\] must be a table, not an integer"):
        read_table(file)
    file.write_text("")
    assert read_table(file) is None


# Patterns of files


@pytest.mark.parametrize(
    ("pattern", "matching", "others"),
    [
        ("old", ["old", "a/old"], ["older", "old.py", "bold"]),
        ("old/", ["old", "a/old"], ["older"]),
        ("./old", ["old"], ["a/old"]),
        ("a/old", ["a/old"], ["old", "b/a/old", "a/old.py"]),
        ("a/*.py", ["a/x.py", "a/b/x.py"], ["x.py", "b/a/x.py"]),
        ("**/x.py", ["x.py", "a/x.py", "a/b/x.py"], ["ax.py"]),
        ("a/**/x.py", ["a/x.py", "a/b/x.py", "a/b/c/x.py"], ["x.py", "b/x.py", "a/bx.py"]),
        ("a/**", ["a/x", "a/b/x"], ["a", "b/a/x"]),
        ("{gen,*_pb2}.py", ["gen.py", "a/x_pb2.py"], ["x.py", "gen_pb.py", "gen,"]),
        ("{a,b/c}/x", ["a/x", "b/c/x"], ["b/x"]),
        ("[!a-c]?.py", ["dx.py", "a/ex.py"], ["ax.py", "d.py"]),
        ("[]^]x", ["]x", "^x"], ["ax"]),
        ("a,b+(c)$", ["a,b+(c)$"], ["a", "b"]),
        (r"\{a\}", ["{a}"], ["a"]),
        ("[", ["["], ["a"]),
    ],
)
def test_patterns_of_files(pattern: str, matching: list[str], others: list[str], project: Path) -> None:
    root = project / "proj[1]{2}"
    root.mkdir()
    settings = build_settings({"exclude": [pattern]}, {}, root)
    assert [path for path in [*matching, *others] if settings.excludes(str(root / path))] == matching
    settings = build_settings({"exclude": [str(Path("/elsewhere", pattern))]}, {}, root)
    assert not any(settings.excludes(str(root / path)) for path in matching)


def test_places_on_the_command_line_are_relative_to_the_working_folder(project: Path) -> None:
    root = project / "pkg"
    file = {"exclude": ["a/*"], "extend-exclude": ["b/*"]}
    for command_line, excluded in (
        ({}, ["pkg/a/x", "pkg/b/x"]),
        ({"exclude": ["pkg/c/*"]}, ["pkg/b/x", "pkg/c/x"]),
        ({"extend-exclude": ["pkg/c/*", "z"]}, ["pkg/a/x", "pkg/b/x", "pkg/c/x", "pkg/z"]),
    ):
        settings = build_settings(file, command_line, root)
        paths = ["a/x", "b/x", "c/x", "pkg/a/x", "pkg/b/x", "pkg/c/x", "pkg/z"]
        assert [path for path in paths if settings.excludes(path)] == excluded


# Which outcomes fail


@pytest.mark.parametrize(
    ("fail_on", "failing"),
    [
        ("error", {"error"}),
        ("diverges", {"error", "diverges", "comment"}),
        ("falls-back", {"error", "diverges", "falls-back", "comment"}),
    ],
)
def test_fail_on(fail_on: str, failing: set[str]) -> None:
    settings = build_settings({}, {"fail-on": fail_on}, Path.cwd())
    outcomes = {outcome.value for outcome in Outcome if settings.fails(outcome)}
    assert outcomes == failing | {"ok"}
