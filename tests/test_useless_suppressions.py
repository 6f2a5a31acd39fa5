"""Comments that silence nothing (MSG901) or cannot be read (MSG902), and what other tools do to ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from stub_rules import net, registered

from msgraph_lint import judging
from msgraph_lint.checkers import delete_statement
from msgraph_lint.cli import main
from msgraph_lint.comments import removal, suppressions
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths, check_text
from msgraph_lint.findings import Confidence, Report, apply_edits
from msgraph_lint.fixing import FixResult, fix_text
from msgraph_lint.judging import targets_that_tell
from msgraph_lint.registry import registry
from msgraph_lint.source import Source
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

pytestmark = pytest.mark.usefixtures("alone")

ROOT = Path(__file__).parents[1]
UNUSED, UNKNOWN = "MSG901", "MSG902"
ALL = Settings(select=Settings().codes | {UNUSED})
TARGETS = [Target.parse(version, level.value) for version in MEASURED_VERSIONS for level in SyntaxLevel]


def check(*lines: str, settings: Settings = ALL) -> list[tuple[int, str, str]]:
    """Line, code and flagged text of what is found in a ``construct`` with these lines, from 1 on."""
    return reported(check_text("model.py", net(*lines), settings))


def reported(report: Report, first: int = 6) -> list[tuple[int, str, str]]:
    assert report.errors == []
    return [
        (f.start[0] - first + 1, f.code, f.source.text[f.span.start : f.span.end]) for f in report.findings
    ]


def fix(text: str, *, unsafe: bool = False, settings: Settings = ALL) -> FixResult:
    result = fix_text("model.py", text, settings, unsafe)
    assert (result.report.errors, result.reverted) == ([], [])
    return result


# What is unused


def test_each_code_is_judged_by_itself() -> None:
    found = check(
        "y = x",
        "del y  # noqa: E501, MSG101, MSG102",
        "# msgraph-lint: disable-next=MSG1,MSG2",
        "del x",
        "return 1  # noqa: E501",
    )
    assert found == [(2, UNUSED, "MSG102"), (3, UNUSED, "MSG2")]


@pytest.mark.parametrize("comment", ["noqa: MSG101", "msgraph-lint: disable=MSG101", "msgraph-lint: disable"])
def test_a_used_comment_is_not_reported(comment: str) -> None:
    assert check(f"del x  # {comment}", "return 1") == []
    assert check(f"x = x + 1  # {comment}", "return x") != []


def test_files_without_graph_code_have_comments_too() -> None:
    report = check_text("model.py", "import os  # noqa: MSG101, F401\n", ALL)
    assert reported(report, first=1) == [(1, UNUSED, "MSG101")]


def test_of_two_comments_one_is_used() -> None:
    assert check(
        "# msgraph-lint: disable=MSG101",
        "# msgraph-lint: disable-next=MSG101",
        "del x",
        "return 1",
    ) == [(1, UNUSED, "MSG101")]
    assert check(
        "# msgraph-lint: disable-file=MSG101",
        "# msgraph-lint: disable=MSG101",
        "del x",
        "return 1",
    ) == [(2, UNUSED, "MSG101")]


def test_what_enable_takes_back_counts_for_the_others() -> None:
    assert check(
        "# msgraph-lint: disable=MSG101",
        "# msgraph-lint: enable=MSG101",
        "# msgraph-lint: disable=MSG101",
        "del x",
        "return 1",
    ) == [(1, UNUSED, "MSG101")]


def test_a_rule_that_does_not_run_is_not_judged() -> None:
    lines = ("x = x + 1  # noqa: MSG101, MSG401, MSG2", "return x")
    assert [text for *_, text in check(*lines)] == ["MSG101", "MSG2"]
    chosen = frozenset({UNUSED, "MSG201"})
    assert [text for *_, text in check(*lines, settings=Settings(select=chosen))] == ["MSG2"]
    ignored = Settings(select=ALL.codes, per_file_ignores=(("model.py", frozenset({"MSG101"})),))
    assert [text for *_, text in check(*lines, settings=ignored)] == ["MSG2"]


def test_a_prefix_is_used_by_a_rule_that_does_not_run() -> None:
    lines = ("# msgraph-lint: disable-next=MSG4", "def construct(self, x, y=None):", "    return x")
    text = net("pass").rsplit("    def construct", 1)[0] + "".join(f"    {line}\n" for line in lines)
    report = check_text("model.py", text, Settings(select=ALL.codes - {"MSG401"}))
    assert report.findings == []


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_needed_on_one_version_only(target: Target) -> None:
    """MSG130 fails on 2.0 alone, MSG109 on all but 2.0."""
    lines = (
        "y = {i: i for i in (1, 2)}  # noqa: MSG130",
        "# msgraph-lint: disable-next=match-statement",
        "match y[1]:",
        "    case 1:",
        "        return x",
        "return x + 1",
    )
    assert check(*lines, settings=Settings(target=target, select=ALL.codes)) == []


def test_needed_at_medium_confidence_only() -> None:
    text = net("c = None", "if b > 1:", "    c = x * 2", "return c").replace("self, x", "self, x, b")
    high = Settings(confidence=Confidence.HIGH, select=ALL.codes)
    (finding,) = check_text("model.py", text, ALL).findings
    lines = text.splitlines()
    lines[finding.start[0] - 1] += f"  # noqa: {finding.code}"
    silenced = "".join(f"{line}\n" for line in lines)
    assert check_text("model.py", text, high).findings == []
    for settings in (ALL, high):
        assert check_text("model.py", silenced, settings).findings == []


def test_needed_because_of_another_file(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text("def helper(x):\n    del x  # noqa: MSG101\n    return 1\n", "utf-8")
    (tmp_path / "model.py").write_text(
        net("return helper(x)").replace("import nn\n", "import nn\nfrom helpers import helper\n"), "utf-8"
    )
    assert check_paths([tmp_path / "helpers.py"], ALL).findings == []
    (tmp_path / "model.py").unlink()
    assert [f.code for f in check_paths([tmp_path / "helpers.py"], ALL).findings] == [UNUSED]


def test_a_file_that_could_not_be_checked_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise RuntimeError("oops")

    monkeypatch.setitem(registry(), "MSG101", registered(delete_statement.RULE, fault))  # type: ignore[arg-type]
    report = check_text("model.py", net("del x  # noqa: MSG101", "return 1"), ALL)
    assert report.findings == []
    assert report.errors


def test_what_other_tools_judge_is_not_judged() -> None:
    assert (
        check(
            "y = x  # noqa",
            "y = x  # noqa: E501, F841",
            "y = x  # pylint: disable=msg-delete-statement",
            "y = x  # pylint: disable=msg-delet-statement",
            "# msgraph-lint: enable=MSG101",
            "return y",
        )
        == []
    )


@pytest.mark.parametrize("comment", ["skip-file", "disable-file", "disable-file=all"])
def test_a_skipped_file_is_not_judged(comment: str) -> None:
    assert check(f"# msgraph-lint: {comment}", "y = x  # noqa: MSG101, MSG1O1", "return y") == []


def test_few_targets_tell_of_all() -> None:
    for code in registry().keys() - {UNUSED, UNKNOWN}:
        rule = registry()[code].rule
        told = {target.traits for target in targets_that_tell([code]) if rule.speaks_on(target)}
        assert told == {target.traits for target in TARGETS if rule.speaks_on(target)}
    assert len(targets_that_tell(registry().keys() - {UNUSED, UNKNOWN})) <= 5 < len(TARGETS)


def test_nothing_is_checked_again_without_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "_for_everything", None)
    assert check("del x  # noqa: MSG101", "return 1  # noqa: E501, MSG401") == []
    assert check("y = x  # noqa: MSG101", "return 1", settings=Settings()) == []


# What cannot be read


@pytest.mark.parametrize(
    ("comment", "flagged", "message"),
    [
        ("noqa: E501, MSG1O1", "MSG1O1", "there is no rule `MSG1O1`"),
        ("noqa: MSG199", "MSG199", "there is no rule `MSG199`"),
        (
            "msgraph-lint: disable=delete-statment",
            "delete-statment",
            "there is no rule `delete-statment`; did you mean `delete-statement`?",
        ),
        (
            "msgraph-lint: enable=msg-delete-statement",
            "msg-delete-statement",
            "there is no rule `msg-delete-statement`; did you mean `delete-statement`?",
        ),
        ("msgraph-lint: disable-file=E501", "E501", "there is no rule `E501`"),
        (
            "msgraph-lint: disabel=MSG101",
            "# msgraph-lint: disabel=MSG101",
            "the comment silences nothing: there is no `disabel`; did you mean `disable`?",
        ),
        (
            "msgraph-lint: disable MSG101",
            "# msgraph-lint: disable MSG101",
            "the comment silences nothing: write `disable=` and the rules, or `disable` alone",
        ),
        (
            "msgraph-lint: disable-next=",
            "# msgraph-lint: disable-next=",
            "the comment silences nothing: write `disable-next=` and the rules, or `disable-next` alone",
        ),
        (
            "msgraph-lint: skip-file=MSG101",
            "# msgraph-lint: skip-file=MSG101",
            "the comment silences nothing: `skip-file` stands alone",
        ),
        (
            "msgraph-lint: [MSG101]",
            "# msgraph-lint: [MSG101]",
            "the comment silences nothing: `disable` or the like must follow the colon",
        ),
    ],
)
def test_unknown(comment: str, flagged: str, message: str) -> None:
    report = check_text("model.py", net(f"return x  # {comment}"), Settings())
    assert reported(report) == [(1, UNKNOWN, flagged)]
    assert report.findings[0].message == message


def test_prose_is_no_directive() -> None:
    assert check("return x  # as msgraph-lint: says", settings=Settings()) == []


# Silencing what is said about comments


def test_findings_about_comments_are_silenced_by_name() -> None:
    assert check("y = x  # noqa: MSG101, MSG901", "return y") == []
    assert check("y = x  # noqa: MSG1O1, MSG9", "return y") == []
    assert check("# msgraph-lint: disable=unused-suppression", "y = x  # noqa: MSG101", "return y") == []
    assert check("y = x  # noqa: MSG101  # pylint: disable=W7901", "return y") == []
    assert check("# msgraph-lint: disable-file=MSG902", "y = x  # noqa: MSG1O1", "return y") == []
    for codes in ({UNUSED, UNKNOWN},):
        ignored = Settings(select=ALL.codes, per_file_ignores=(("model.py", frozenset(codes)),))
        assert check("y = x  # noqa: MSG101, MSG1O1", "return y", settings=ignored) == []


@pytest.mark.parametrize("comment", ["noqa: MSG", "msgraph-lint: disable", "msgraph-lint: disable=all, MSG"])
def test_a_comment_does_not_silence_that_it_is_unused(comment: str) -> None:
    assert {code for _, code, _ in check(f"return x  # {comment}")} == {UNUSED}


# Fixes


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("y = x  # noqa: MSG101", "y = x"),
        ("y = x\t# noqa:MSG101 \t", "y = x"),
        ("y = x  #noqa: MSG101 because", "y = x"),
        ("y = x  # noqa: MSG101, MSG102", "y = x"),
        ("y = x  # noqa: E501, MSG101", "y = x  # noqa: E501"),
        ("y = x  # noqa: MSG101, E501 because", "y = x  # noqa: E501 because"),
        ("y = x  # noqa:E501,MSG101,F841  ", "y = x  # noqa:E501,F841  "),
        ("y = x  # noqa: E501 MSG101", "y = x  # noqa: E501"),
        ("y = x  # noqa: MSG101 # type: ignore", "y = x  # type: ignore"),
        ("y = x  # type: ignore # noqa: MSG101", "y = x  # type: ignore"),
        ("y = x  # why  # noqa: MSG101 because  # type: ignore", "y = x  # why  # type: ignore"),
        ("y = x  # msgraph-lint: disable=MSG101; because", "y = x  # because"),
        (
            "y = x  # msgraph-lint: disable=MSG101; pylint: disable=unused-variable",
            "y = x  # pylint: disable=unused-variable",
        ),
        (
            "y = x  # NoQA: MSG101; pylint: disable=unused-variable",
            "y = x  # pylint: disable=unused-variable",
        ),
        ("y = x  # noqa: E501; msgraph-lint: disable=MSG101", "y = x  # noqa: E501"),
        ("y = x  # because; msgraph-lint: disable=MSG101", "y = x  # because"),
        ("y = x  # because; msgraph-lint: disable=MSG101; of this", "y = x  # because; of this"),
        ("y = x  # msgraph-lint: disable=MSG101,try-statement", "y = x"),
        ("y = '''\n'''  # noqa: MSG101", "y = '''\n'''"),
        ("# noqa: MSG101\n        y = x", "y = x"),
        ("y = x\n        # msgraph-lint: disable=MSG101", "y = x"),
        ("y = x\n        # why  # msgraph-lint: disable=MSG101", "y = x\n        # why"),
        ("y = 'ä€𝄞'  # ä# noqa: MSG101", "y = 'ä€𝄞'  # ä"),
    ],
)
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_nothing_else_is_removed(before: str, after: str, newline: str) -> None:
    text, expected = (net(lines, "return x").replace("\n", newline) for lines in (before, after))
    result = fix(text)
    assert result.text == expected
    assert result.report.findings == []
    assert fix(expected).text == expected


def test_at_the_end_of_the_file() -> None:
    assert fix("import os  # noqa: MSG101").text == "import os"
    assert fix("import os\n# noqa: MSG101").text == "import os\n"
    assert fix("# noqa: MSG101").text == ""


def test_what_cannot_be_read_is_removed_only_when_asked() -> None:
    text = net("y = x  # msgraph-lint: disabel=MSG101", "return y  # noqa: MSG1O1")
    safe = net("y = x  # msgraph-lint: disabel=MSG101", "return y")
    assert fix(text).text == safe
    assert fix(text, unsafe=True).text == net("y = x", "return y")


def test_the_fixer_leaves_what_is_silenced() -> None:
    text = net("# msgraph-lint: skip-file", "y = x", "del y", "return x  # noqa: MSG1O1")
    assert fix(text, unsafe=True).text == text
    text = net("y = x", "# msgraph-lint: disable-next=all", "del y", "return x")
    assert fix(text, unsafe=True).text == text


def ruff(folder: Path, text: str, *arguments: str) -> str:
    """What ruff makes of ``text`` with its fixes."""
    file = folder / "model.py"
    file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "ruff", "check", "--no-cache", "--quiet", "--fix", *arguments, str(file)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return file.read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "y = x  # noqa: MSG101",
        "y = x\t# noqa:MSG101  ",
        "y = x  # noqa: MSG101 because",
        "y = x  # noqa: E501, MSG101",
        "y = x  # noqa: MSG101, E501 because",
        "y = x  # noqa: E501,MSG101,F841  ",
        "y = x  # noqa: MSG101 # type: ignore",
        "y = x  # type: ignore  # noqa: MSG101",
        "# noqa: MSG101\n        y = x",
        "# why  # noqa: MSG101\n        y = x",
    ],
)
def test_removed_as_ruff_removes_it(line: str, tmp_path: Path) -> None:
    text = net(line, "return x")
    assert fix(text).text == ruff(tmp_path, text, "--isolated", "--select", "RUF102")


def test_every_removal_is_apart_from_the_code() -> None:
    text = net("y = x  # noqa: MSG101, E501 # msgraph-lint: disable; why # msgraph-lint: foo", "return y")
    source = Source("model.py", text)
    for suppression in suppressions(source):
        after = apply_edits(text, [removal(source, suppression)])
        assert [line.partition("#")[0].rstrip() for line in after.splitlines()] == [
            line.partition("#")[0].rstrip() for line in text.splitlines()
        ]


# What other tools do to our comments, as the README says


def _readme_setting() -> str:
    readme = (ROOT / "README.md").read_text("utf-8")
    (block,) = re.findall(r"```toml\n(\[tool\.ruff\.lint\]\n.*?)```", readme, re.DOTALL)
    return block


def test_ruff_removes_noqa_unless_it_is_told_of_us(tmp_path: Path) -> None:
    text = "def f(y):\n    del y  # noqa: MSG101\n"
    assert ruff(tmp_path, text, "--select", "RUF") == "def f(y):\n    del y\n"
    (tmp_path / "pyproject.toml").write_text(_readme_setting(), "utf-8")
    for more in ([], ["--preview"]):
        assert ruff(tmp_path, text, "--select", "RUF,PGH", *more) == text


@pytest.mark.parametrize("action", ["disable=MSG101", "disable=delete-statement", "disable", "skip-file"])
def test_ruff_leaves_our_own_comments(action: str, tmp_path: Path) -> None:
    text = f"def f(y):\n    del y  # msgraph-lint: {action}\n"
    for more in ([], ["--preview"]):
        assert ruff(tmp_path, text, "--isolated", "--select", "RUF,PGH,ERA", *more) == text


# On the command line


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "model.py"
    file.write_text(net("y = x  # noqa: MSG101", "return y  # noqa: MSG1O1"), "utf-8")
    return file


def test_command_line(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--extend-select", UNUSED]) == 1
    out = capsys.readouterr().out
    assert "model.py:6:24: MSG901 [*] `MSG101` silences nothing\n" in out
    assert "6 |         y = x  # noqa: MSG101\n  |                        ^^^^^^ useless comment\n" in out
    assert "model.py:7:27: MSG902 [*] there is no rule `MSG1O1`\n" in out
    assert out.endswith("Found 2 useless comments.\n[*] 2 fixable with `--fix`.\n")


def test_only_unknown_names_are_reported_by_default(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--output-format", "concise", "-q"]) == 1
    assert (
        capsys.readouterr().out == "model.py:7:27: MSG902 [*] there is no rule `MSG1O1` (useless comment)\n"
    )


def test_fixed_on_the_command_line(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--fix", "--extend-select", "unused-suppression"]) == 0
    assert model.read_text("utf-8") == net("y = x", "return y")
    assert "Found 2 useless comments (2 fixed, 0 remaining)." in capsys.readouterr().out


@pytest.mark.parametrize(("fail_on", "code"), [("error", 0), ("diverges", 1), ("falls-back", 1)])
def test_fail_on(fail_on: str, code: int, model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--fail-on", fail_on]) == code
    summary = "All checks passed, with 1 useless comment." if code == 0 else "Found 1 useless comment."
    assert summary in capsys.readouterr().out


def test_for_machines(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--output-format", "json", "--target-version", "all"])
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["code"], found["outcome"], found["outcomes"]) == (UNKNOWN, Outcome.COMMENT.value, {})
    assert found["url"].endswith("docs/rules/unknown_suppression.md")
    main(["--output-format", "github"])
    assert capsys.readouterr().out.startswith("::warning title=msgraph-lint (MSG902),file=model.py,line=7,")
    main(["--statistics"])
    assert capsys.readouterr().out.startswith("1  MSG902  [*] unknown-suppression  comment\n")


def test_list_of_rules(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules"])
    out = capsys.readouterr().out
    (line,) = (line for line in out.splitlines() if UNKNOWN in line)
    assert "MindSpore sees no comments" in line
    assert line.index("a comment names") == out.splitlines()[1].index("`del`")
    main(["rules", "--output-format", "json"])
    (rule,) = (rule for rule in json.loads(capsys.readouterr().out) if rule["code"] == UNUSED)
    assert (rule["outcomes"], rule["default"], rule["has_fix"]) == ({}, False, True)


# The page of all forms


def _forms() -> list[tuple[str, str, str]]:
    page = (ROOT / "docs" / "suppressions.md").read_text("utf-8")
    rows = re.findall(r"^\| `(# [^`]+)` \| (\w[\w ]*\w) \|(.*)\|$", page, re.MULTILINE)
    return [(comment, place, rest) for comment, place, rest in rows]


@pytest.mark.parametrize(("comment", "place", "rest"), _forms())
def test_documented_forms_work(comment: str, place: str, rest: str) -> None:
    lines = {
        "on the line": ["y = x", f"del y  {comment}", "del x", "return 1"],
        "on the line before": ["y = x", comment, "del y", "del x", "return 1"],
        "on a line of its own": ["y = x", "if y is x:", f"    {comment}", "    del y", "del x", "return 1"],
        "anywhere": ["y = x", "del y", "del x", f"return 1  {comment}"],
    }[place]
    text = net(*lines)
    without = net(*(line.replace(comment, "") or "pass" for line in lines))
    found, all_of_it = (
        [finding.code for finding in check_text("model.py", each, Settings()).findings]
        for each in (text, without)
    )
    assert all_of_it == ["MSG101", "MSG101"]
    assert found == ([] if place == "anywhere" else ["MSG101"])


def test_all_forms_are_documented() -> None:
    forms = " ".join(comment for comment, _, _ in _forms())
    for word in ("noqa", "disable=", "disable-next", "disable-file", "skip-file", "pylint: disable="):
        assert word in forms
