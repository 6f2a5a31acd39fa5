"""What is read in Chinese: complete, nothing left over, in formats for people alone."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from msgraph_lint.cli import main
from msgraph_lint.languages import LANGUAGES, table, translated
from msgraph_lint.languages import speaking as spoken
from msgraph_lint.oracle.error_kinds import KINDS
from msgraph_lint.rules import all_rules

ROOT = Path(__file__).parents[1]
OTHERS = LANGUAGES[1:]
CHINESE = re.compile(r"[\u4e00-\u9fff]")
NET = """from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        del x
        return 1
"""


def strings() -> set[str]:
    """All strings in the code that may be shown."""
    found = set()
    for folder in ("msgraph_lint", "website"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def asked() -> Iterator[str]:
    """What is passed to `translated` as it stands."""
    for folder in ("msgraph_lint", "website"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                    text = node.args[0]
                    if node.func.id in ("translated", "_said", "_search") and isinstance(text, ast.Constant):
                        yield text.value


@pytest.mark.parametrize("language", OTHERS)
def test_each_rule_has_its_summary_and_no_summary_is_left_over(language: str) -> None:
    said = f"write what the rule finds into msgraph_lint/languages/{language}.json"
    assert list(table(language)["rules"]) == [rule.name for rule in all_rules().values()], said


@pytest.mark.parametrize("language", OTHERS)
def test_summaries_are_in_the_language_and_differ(language: str) -> None:
    summaries = table(language)["rules"]
    assert len(set(summaries.values())) == len(summaries)
    for name, text in summaries.items():
        assert CHINESE.search(text), name
        assert not re.search(r"[。.,;]$", text), name


@pytest.mark.parametrize("language", OTHERS)
def test_summaries_name_the_same_code(language: str) -> None:
    """What is in backquotes in the English summary is code, and code is not translated."""
    for rule in all_rules().values():
        named = set(re.findall(r"`[^`]+`", rule.summary))
        assert named <= set(re.findall(r"`[^`]+`", table(language)["rules"][rule.name])), rule.name


@pytest.mark.parametrize("language", OTHERS)
def test_words_are_those_of_the_code(language: str) -> None:
    words = table(language)["words"]
    assert set(asked()) <= set(words)
    assert set(words) <= strings()


@pytest.mark.parametrize("language", OTHERS)
def test_words_take_the_same_parts(language: str) -> None:
    for text, said in table(language)["words"].items():
        parts = set(re.findall(r"\{\w+\}", text))
        assert parts == set(re.findall(r"\{\w+\}", said)), text


def test_each_message_is_explained_in_chinese() -> None:
    for kind in KINDS:
        assert kind.en, kind.slug
        assert CHINESE.search(kind.zh), kind.slug


def test_a_language_is_spoken_only_for_a_while() -> None:
    rule = all_rules()["MSG101"]
    with spoken("zh"):
        assert translated("help") == "建议"
        assert rule.said == "静态图语法不支持 `del`"
    assert translated("help") == "help"
    assert rule.said == rule.summary


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "net.py").write_text(NET, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_report_is_chinese(net: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "zh", "--color", "never", "net.py"]) == 1
    shown = capsys.readouterr().out
    assert "^^^^^ 编译错误：MindSpore 2.10 (LAX)" in shown
    assert "= 规则: 静态图语法不支持 `del`" in shown
    assert shown.splitlines()[-2:] == ["发现 1 个编译错误。", "[*] 1 个可以用 `--fix` 修复。"]
    assert main(["--color", "never", "net.py"]) == 1
    assert not CHINESE.search(capsys.readouterr().out)


def test_the_settings_choose_the_language(net: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (net / "msgraph-lint.toml").write_text('language = "zh"\n', "utf-8")
    assert main(["--output-format", "concise", "net.py"]) == 1
    assert "(编译错误：MindSpore 2.10)" in capsys.readouterr().out
    assert main(["rules"]) == 0
    assert "静态图语法不支持 `del`" in capsys.readouterr().out
    assert main(["--language", "en", "net.py"]) == 1
    assert not CHINESE.search(capsys.readouterr().out)
    (net / "msgraph-lint.toml").write_text('language = "fr"\n', "utf-8")
    assert main(["net.py"]) == 2
    assert "unknown language 'fr' (expected en, zh)" in capsys.readouterr().err
    assert main(["--help"]) == 0
    assert f"--language {{{','.join(LANGUAGES)}}}" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["json", "sarif", "github", "pylint", "junit", "gitlab", "rdjson"])
def test_programs_are_told_in_english(net: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert main(["--language", "zh", "--output-format", name, "net.py"]) == 1
    assert not CHINESE.search(capsys.readouterr().out)


def test_rules_and_explanations_are_chinese(net: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (net / "log").write_text("RuntimeError: Unsupported statement 'Delete'.\n\nIn file net.py:6\n", "utf-8")
    assert main(["explain", "--language", "zh", "log"]) == 0
    assert "问题在这里：" in capsys.readouterr().out
    assert main(["rules", "--language", "zh", "--output-format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["summary"] == all_rules()["MSG101"].summary
    assert main(["rule", "--language", "zh", "MSG101"]) == 0
    assert capsys.readouterr().out.startswith("MSG101: 静态图语法不支持 `del`\n")


def test_another_language_looks_at_nothing_anew(
    net: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MSGRAPH_LINT_NO_CACHE")
    assert main(["net.py"]) == 1
    monkeypatch.setattr("msgraph_lint.cache.checking.check", lambda *_: pytest.fail("looked at anew"))
    assert main(["--language", "zh", "net.py"]) == 1
    assert "编译错误" in capsys.readouterr().out
