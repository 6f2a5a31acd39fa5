"""What findings look like in each format."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from msgraph_lint import DOCUMENTATION, HOME
from msgraph_lint.config import Settings
from msgraph_lint.engine import check_paths
from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.registry import registry
from msgraph_lint.reports import Failure, Item, diff, github, lookup, page, rules, statistics, summary, text
from msgraph_lint.reports import json as json_report
from msgraph_lint.reports.terminal import Paint, visible, width
from msgraph_lint.rules import Rule
from msgraph_lint.source import STDIN, Source, SourceError, Span
from msgraph_lint.targets import DEFAULT_TARGET, MEASURED_VERSIONS, Outcome, Target

ROOT = Path(__file__).parents[1]
LAX, STRICT, OLD = Target.parse("2.10"), Target.parse("2.10", "STRICT"), Target.parse("2.0")
SOURCE = "class Net(nn.Cell):\n    def construct(self, x):\n        del y\n        return x\n"
SAFE = Fix("Remove `del y`", (Edit(56, 70, ""),), Safety.SAFE)
UNSAFE = Fix("Guess", (Edit(56, 61, "pass"),), Safety.UNSAFE, "it is a guess")
PLAIN = Paint()


def item(
    source: str = SOURCE,
    flagged: str = "del y",
    *,
    outcome: Outcome = Outcome.ERROR,
    target: Target = LAX,
    fix: Fix | None = None,
    unsafe: bool = False,
    path: str = "model.py",
    message: str = "`del y` does not compile",
    advice: str = "",
    chain: tuple[str, ...] = (),
    code: str = "MSG101",
) -> Item:
    start = source.index(flagged)
    finding = Finding(
        rule=Rule(code, f"rule-{code.lower()}", "summary"),
        source=Source(path, source),
        span=Span(start, start + len(flagged)),
        message=message,
        outcome=outcome,
        advice=advice,
        fix=fix,
        chain=chain,
    )
    return Item(finding, target, unsafe)


# Text


def test_full() -> None:
    chain = ("Net.construct (model.py:41)", "Net.helper (model.py:50)")
    assert text.full([item(fix=SAFE, chain=chain)], PLAIN) == (
        "model.py:3:9: MSG101 [*] `del y` does not compile\n"
        "  |\n"
        "2 |     def construct(self, x):\n"
        "3 |         del y\n"
        "  |         ^^^^^ error on MindSpore 2.10 (LAX)\n"
        "4 |         return x\n"
        "  |\n"
        "  = called from Net.construct (model.py:41) → Net.helper (model.py:50)\n"
        "  = help: Remove `del y`\n"
        "\n"
    )


@pytest.mark.parametrize(
    ("outcome", "target", "words", "short"),
    [
        (Outcome.ERROR, LAX, "error on MindSpore 2.10 (LAX)", "error on MindSpore 2.10"),
        (Outcome.ERROR, STRICT, "error on MindSpore 2.10 (STRICT)", "error on MindSpore 2.10 STRICT"),
        (Outcome.ERROR, OLD, "error on MindSpore 2.0", "error on MindSpore 2.0"),
        (
            Outcome.DIVERGES,
            LAX,
            "silently differs from PyNative on MindSpore 2.10 (LAX)",
            "diverges on MindSpore 2.10",
        ),
        (
            Outcome.FALLS_BACK,
            LAX,
            "note: falls back to the interpreter on MindSpore 2.10 (LAX): slow, cannot be exported",
            "note: falls back on MindSpore 2.10",
        ),
        (Outcome.OK, LAX, "compiles on MindSpore 2.10 (LAX)", "compiles on MindSpore 2.10"),
        (Outcome.COMMENT, LAX, "useless comment", "useless comment"),
    ],
)
def test_outcome_in_words(outcome: Outcome, target: Target, words: str, short: str) -> None:
    shown = item(outcome=outcome, target=target)
    assert f"^^^^^ {words}\n" in text.full([shown], PLAIN)
    assert text.concise([shown], PLAIN) == f"model.py:3:9: MSG101 `del y` does not compile ({short})\n"


def test_fix_marks() -> None:
    assert "MSG101 [*] " in text.concise([item(fix=SAFE)], PLAIN)
    assert "MSG101 [*] " not in text.concise([item(fix=UNSAFE)], PLAIN)
    assert "MSG101 [*] " in text.concise([item(fix=UNSAFE, unsafe=True)], PLAIN)
    assert "  = help: Guess [unsafe: it is a guess]\n" in text.full([item(fix=UNSAFE)], PLAIN)
    assert "  = help: Return it\n" in text.full([item(advice="Return it")], PLAIN)
    assert "help" not in text.full([item()], PLAIN)


def frame(source: str, flagged: str = "del y") -> list[str]:
    """The lines of the frame without its gutter."""
    lines = text.full([item(source, flagged)], PLAIN).splitlines()[1:-1]
    return [line.partition("| ")[2] for line in lines if line.partition("| ")[2]]


@pytest.mark.parametrize(
    "source", ["\t\tdel y", "\f\tx; del y", "a =\t1; del y", "名字 = '宽字符'; del y", "é = 'ü'; del y"]
)
def test_carets_stand_under_the_finding(source: str) -> None:
    line, carets = frame(source)
    assert width(carets.partition("^")[0]) == width(line.partition("del y")[0])
    assert carets.count("^") == 5


def test_combining_and_wide_characters_under_the_carets() -> None:
    line, carets = frame("e\u0301 = 名字\n", "名字")
    assert line == "e\u0301 = 名字"
    assert carets.startswith("    ^^^^ ")


def test_finding_over_several_lines() -> None:
    source = "x = 1\ndel y[\n    0\n]\n"
    assert frame(source, source[6:]) == ["x = 1", "del y[", "^^^^^^ error on MindSpore 2.10 (LAX)", "    0"]
    assert frame("\n\ndel y\n\n") == ["del y", "^^^^^ error on MindSpore 2.10 (LAX)"]


def test_line_numbers_are_aligned() -> None:
    lines = text.full([item("\n" * 7 + "a\ndel y\nb\n")], PLAIN).splitlines()
    assert lines[1:7] == [
        "   |",
        " 8 | a",
        " 9 | del y",
        "   | ^^^^^ error on MindSpore 2.10 (LAX)",
        "10 | b",
        "   |",
    ]


@pytest.mark.parametrize("before", [0, 20, 90, 200, 5000])
@pytest.mark.parametrize("after", [0, 200])
def test_long_lines_are_cut_around_the_finding(before: int, after: int) -> None:
    line, carets, *_ = frame("a" * before + ";del y;" + "b" * after)
    assert len(f"1 | {line}") <= text.COLUMNS
    start = carets.index("^")
    assert line[start : start + 5] == "del y"
    assert carets.count("^") == 5
    assert line.endswith("…") == (after > 0)


def test_long_finding_is_cut() -> None:
    line, carets, label = frame("x" * 5000, "x" * 5000)
    assert line == "x" * 114 + "…"
    assert carets == "^" * 114
    assert label.lstrip() == "error on MindSpore 2.10 (LAX)"


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 200])
@pytest.mark.parametrize("outcome", [Outcome.ERROR, Outcome.FALLS_BACK])
@pytest.mark.parametrize(
    "line",
    [
        "del y",
        "a" * 30 + ";del y;",
        "a" * 70 + ";del y;" + "b" * 10,
        "a" * 300 + ";del y;" + "b" * 300,
        "a = '" + "宽字符" * 40 + "'; del y  # " + "注释" * 50,
        "\t" * 12 + "del y",
        "\t" * 100 + "del y" + "\t" * 100,
        "e\u0301" * 150 + ";del y;" + "e\u0301" * 150,
    ],
)
def test_frame_follows_the_width_of_the_terminal(line: str, outcome: Outcome, columns: int) -> None:
    source = f"{'before ' * 40}\n{line}\n{'宽' * 100}\n"
    lines = text.full([item(source, outcome=outcome)], PLAIN, columns).splitlines()[1:-1]
    assert all(width(shown) <= max(columns, 40) for shown in lines)
    shown, carets, *label = (
        each.partition("| ")[2] for each in lines[lines.index(next(x for x in lines if x[0] == "2")) :]
    )
    marked = shown.index("del y")
    assert carets.startswith(" " * width(shown[:marked]) + "^" * 5)
    said = " ".join(" ".join([carets.lstrip(" ^"), *label]).split())
    assert said.startswith(item(outcome=outcome).outcome)


def test_a_wide_terminal_shows_more() -> None:
    shown = item("a" * 300 + ";del y;" + "b" * 300)
    lengths = [max(map(len, text.full([shown], PLAIN, columns).splitlines())) for columns in (80, 120, 200)]
    assert lengths == [80, 120, 200]
    _, _, line, carets, *_ = text.full([item("a" * 150 + ";del y")], PLAIN, 80).splitlines()
    assert line == f"1 | …{'a' * 38};del y"
    assert carets == f"  | {' ' * 40}^^^^^ error on MindSpore 2.10 (LAX)"


def test_nothing_controls_the_terminal() -> None:
    hostile = "del y  # \x1b[31m\x07\x9b\u202e\x7f\ud800\f"
    shown = text.full([item(hostile, path="a\x1b]0;b\n.py", message="bad\x1b[2J\n  \tname")], Paint())
    assert not {character for character in shown if not character.isprintable()} - {"\n"}
    assert "a␛]0;b␊.py:1:1: MSG101 bad␛[2J name\n" in shown
    assert "del y  # ␛[31m␇��␡�␌" in shown


def test_colours() -> None:
    shown = text.full([item(fix=SAFE)], Paint(True))
    assert "\x1b[1;31mMSG101\x1b[0m" in shown
    assert "\x1b[1;31m^^^^^ error on MindSpore 2.10 (LAX)\x1b[0m" in shown


def test_width() -> None:
    assert [width(t) for t in ("abc", "名", "e\u0301", "é", "")] == [3, 2, 1, 1, 0]
    assert visible("\x00\x1b\x7f\x85\u2028a\t") == "␀␛␡��a\t"


# JSON and GitHub


def test_json() -> None:
    shown = item(
        "名 = 1; del y\n",
        fix=Fix("Guess", (Edit(7, 12, "pass"),), Safety.UNSAFE, "why"),
        chain=("a (b.py:1)",),
    )
    assert json.loads(json_report.render([shown])) == [
        {
            "code": "MSG101",
            "name": "rule-msg101",
            "message": "`del y` does not compile",
            "severity": "error",
            "filename": os.path.abspath("model.py"),
            "cell": None,
            "location": {"row": 1, "column": 8},
            "end_location": {"row": 1, "column": 13},
            "noqa_row": 1,
            "url": f"{DOCUMENTATION}/rules/rule_msg101.md",
            "fix": {
                "message": "Guess",
                "applicability": "unsafe",
                "reason": "why",
                "edits": [
                    {
                        "content": "pass",
                        "location": {"row": 1, "column": 8},
                        "end_location": {"row": 1, "column": 13},
                    }
                ],
            },
            "outcome": "error",
            "outcomes": {"2.10": "error"},
            "target": "MindSpore 2.10 (LAX)",
            "confidence": "high",
            "advice": None,
            "chain": ["a (b.py:1)"],
        }
    ]
    assert json.loads(json_report.render([item()]))[0]["fix"] is None
    assert json_report.render([]) == "[]\n"
    assert json_report.render([item(path="a\x1b\u202e.py")]).isascii()
    assert json.loads(json_report.render([item(path=STDIN)]))[0]["filename"] == "-"


def ruff(*arguments: str) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--output-format=json", *arguments]
    found: list[dict[str, Any]] = json.loads(subprocess.run(command, capture_output=True, check=False).stdout)
    return found


def test_json_has_what_the_json_of_ruff_has(tmp_path: Path) -> None:
    file = tmp_path / "model.py"
    file.write_text('import os; x = """\n"""\n')
    (theirs,) = ruff("--select=F401", str(file))
    shown = item(file.read_text(), "os", path=str(file), fix=SAFE)
    (ours,) = json.loads(json_report.render([shown]))
    assert theirs.keys() <= ours.keys()
    assert theirs["fix"].keys() <= ours["fix"].keys()
    assert theirs["fix"]["edits"][0].keys() == ours["fix"]["edits"][0].keys()
    same = ["filename", "cell", "location", "end_location", "noqa_row", "severity"]
    assert {key: ours[key] for key in same} == {key: theirs[key] for key in same}
    assert ours["noqa_row"] == 2
    (theirs,) = ruff("--select=F401", "--statistics", str(file))
    (ours,) = json.loads(statistics.render_json([shown]))
    assert theirs.keys() <= ours.keys()
    assert (ours["fixable"], ours["fixable_count"]) == (theirs["fixable"], theirs["fixable_count"])


def test_json_of_a_failure_has_what_the_json_of_ruff_has(tmp_path: Path) -> None:
    file = tmp_path / "model.py"
    file.write_text("x = 1\ny = x x\n")
    (theirs,) = ruff(str(file))
    with pytest.raises(SourceError) as error:
        Source.read(file).parse()
    (ours,) = json.loads(json_report.render([Failure.of(error.value)]))
    assert theirs.keys() <= ours.keys()
    for key in ("code", "name", "filename", "cell", "fix", "noqa_row", "severity", "url"):
        assert ours[key] == theirs[key]
    assert ours["location"]["row"] == theirs["location"]["row"]


def test_addresses_are_those_of_the_project() -> None:
    urls = re.findall(r'^\w+ = "(https://.+)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert urls
    assert all(url.startswith(HOME) for url in urls)
    assert f"{DOCUMENTATION}/rules.md" in urls
    for entry in registry().values():
        path = entry.rule.url.removeprefix(f"{DOCUMENTATION}/")
        assert (ROOT / "docs" / path).is_file()


def test_github() -> None:
    shown = item(path="a,b:c%.py", message="100%\n::error::x")
    assert github.render([shown]) == (
        "::error title=msgraph-lint (MSG101),file=a%2Cb%3Ac%25.py,line=3,col=9,endLine=3,endColumn=14::"
        "a,b:c%25.py:3:9: MSG101 100%25 ::error::x (error on MindSpore 2.10)\n"
    )
    assert github.render([item(outcome=Outcome.FALLS_BACK)]).startswith("::notice ")
    assert github.render([item(outcome=Outcome.DIVERGES)]).startswith("::error ")
    assert github.render([item(outcome=Outcome.OK)]).startswith("::warning ")
    several = github.render([item("del y[\n0]\n", "del y[\n0]")])
    assert ",line=1,endLine=2::model.py:1:1:" in several


# Statistics and summary


def test_statistics() -> None:
    items = [
        item(fix=SAFE),
        item(),
        item(code="MSG102", fix=SAFE),
        *[item(code="MSG201", outcome=Outcome.DIVERGES)] * 12,
    ]
    assert statistics.render(items, PLAIN) == (
        "12  MSG201  [ ] rule-msg201  diverges\n"
        " 2  MSG101  [-] rule-msg101  error\n"
        " 1  MSG102  [*] rule-msg102  error\n"
    )
    assert json.loads(statistics.render_json(items))[1] == {
        "code": "MSG101",
        "name": "rule-msg101",
        "count": 2,
        "fixable": False,
        "fixable_count": 1,
        "outcome": "error",
    }
    assert statistics.render([], PLAIN) == ""


ERROR, DIVERGES, NOTE = (item(outcome=o) for o in (Outcome.ERROR, Outcome.DIVERGES, Outcome.FALLS_BACK))
FIXABLE, HIDDEN = item(fix=SAFE), item(fix=UNSAFE)


@pytest.mark.parametrize(
    ("items", "fixed", "failed", "complete", "expected"),
    [
        ([], [], False, True, "All checks passed!\n"),
        ([], [], False, False, ""),
        ([ERROR], [], True, True, "Found 1 error.\n"),
        (
            [ERROR] * 3 + [DIVERGES, NOTE, NOTE],
            [],
            True,
            True,
            "Found 3 errors, 1 silent divergence and 2 notes.\n",
        ),
        ([DIVERGES] * 2 + [NOTE], [], True, True, "Found 2 silent divergences and 1 note.\n"),
        ([NOTE], [], False, True, "All checks passed, with 1 note.\n"),
        ([NOTE], [], False, False, "Found 1 note.\n"),
        ([FIXABLE], [], True, True, "Found 1 error.\n[*] 1 fixable with `--fix`.\n"),
        (
            [FIXABLE, FIXABLE, HIDDEN],
            [],
            True,
            True,
            "Found 3 errors.\n[*] 2 fixable with `--fix` (1 more with `--unsafe-fixes`).\n",
        ),
        ([HIDDEN], [], True, True, "Found 1 error.\n1 fixable with `--fix --unsafe-fixes`.\n"),
        ([], [FIXABLE], False, True, "Found 1 error (1 fixed, 0 remaining).\n"),
        ([ERROR, NOTE], [FIXABLE], True, True, "Found 2 errors and 1 note (1 fixed, 2 remaining).\n"),
    ],
)
def test_summary(items: list[Item], fixed: list[Item], failed: bool, complete: bool, expected: str) -> None:
    findings = [each.finding for each in fixed]
    assert summary.render(items, findings, failed, complete, PLAIN) == expected


# Diff


def test_diff() -> None:
    before = Source("model.py", "a\r\nb\x0cc\r\nlast")
    after = Source("model.py", "a\r\nlast")
    assert diff.render(before, after, PLAIN, raw=True) == (
        "--- model.py\n+++ model.py\n@@ -1,3 +1,2 @@\n a\r\n-b\x0cc\r\n last\n\\ No newline at end of file\n"
    )
    coloured = diff.render(before, after, Paint(True), raw=False)
    assert "\x1b[31m-b␌c\x1b[0m\n" in coloured
    assert "\r" not in coloured


# Rules and pages


def test_table_of_rules() -> None:
    shown = rules.render(PLAIN)
    header, line, *_ = shown.splitlines()
    assert header.split() == ["Syntax", *MEASURED_VERSIONS]
    assert line.startswith("  MSG101  delete-statement ")
    assert "[*]  E    E/E  E/E    E/E  E/E  E/E   " in line
    assert line.index("E/E") == header.index("2.7")
    assert shown.endswith("E error, D diverges, F falls-back, · ok. [*] has a fix.\n")


def test_table_of_rules_as_json() -> None:
    listed = {each["code"]: each for each in json.loads(rules.render_json())}
    assert list(listed) == sorted(registry())
    rule = listed["MSG101"]
    assert rule["name"] == "delete-statement"
    assert rule["family"] == "syntax"
    assert rule["has_fix"] is True
    assert rule["outcomes"]["2.0"] == {"LAX": "error"}
    assert rule["outcomes"]["2.10"] == {"LAX": "error", "STRICT": "error"}
    assert rule["url"] == f"{DOCUMENTATION}/rules/delete_statement.md"


def test_page_in_the_terminal() -> None:
    markdown = """\
# name (MSG101)

<!-- hidden -->
Some **bold** and `code with spaces` in a paragraph
that is wrapped.

```python
# no heading
| no | table |
```

| a | b |
| - | - |
| `x` | 名 |
| longer | y |

- an item that is too long for one line
1. [link](https://example.com/a)
"""
    plain = page.render(markdown, PLAIN, 30)
    assert plain == (
        "name (MSG101)\n\nSome bold and\ncode with spaces in a\nparagraph that is wrapped.\n\n"
        "    # no heading\n    | no | table |\n\n  a       b\n  x       名\n  longer  y\n\n"
        "- an item that is too long for\n  one line\n1. link (https://example.com/a)\n\n"
    )
    assert "\x1b[1;4mname (MSG101)\x1b[0m" in page.render(markdown, Paint(True), 30)


def test_pages_are_found() -> None:
    markdown = page.read_page(registry()["MSG101"].rule)
    assert markdown is not None
    assert markdown.startswith("# delete-statement (MSG101)")
    assert page.read_page(Rule("MSG199", "no-such-rule", "summary")) is None


QUOTED = [
    (entry.rule, message)
    for entry in registry().values()
    for message in lookup._messages(page.read_page(entry.rule) or "")
]


def test_each_message_on_a_page_leads_there() -> None:
    assert len(QUOTED) > 300
    assert [(rule.code, text) for rule, text in QUOTED if rule not in lookup.find_rules(f"E   {text}")] == []


LONG = (
    "RuntimeError: Failed to compile in GRAPH_MODE because the method or function 'mindspore.context."
    "get_context' is not supported in 'construct' or function with @jit decorator. Try to use the method "
    "'mindspore.context.get_context' externally such as initialized in the method '__init__'."
)
PASTED = """\
Traceback (most recent call last):
  File "/work/net.py", line 14, in <module>
    net(x)
RuntimeError: Dead code exist, please remove it.

----------------------------------------------------
- The Traceback of Net Construct Code:
----------------------------------------------------
# 0 In file /work/net.py:9, 8~16
"""


@pytest.mark.parametrize(
    ("message", "best"),
    [
        ("Unsupported statement 'Delete'", "MSG101"),
        ("Unsupported expression 'NamedExpr'", "MSG104"),
        ("TypeError: 'self.idx' should be initialized as a 'Parameter' type in '__init__'", "MSG201"),
        ("should be initialized as a Parameter", "MSG201"),
        ("The local variable 'foo' is not defined in false branch, but defined in true branch.", "MSG301"),
        ("the local variable foo is not defined in false branch", "MSG301"),
        ("For syntax like 'a is b', b supports True, False and None, but got 17", "MSG135"),
        (PASTED, "MSG134"),
        ("KeyError: 'FACTOR'", "MSG632"),
        (LONG, "MSG608"),
    ],
)  # fmt: skip
def test_message_leads_to_its_page_whatever_the_names(message: str, best: str) -> None:
    assert lookup.find_rules(message)[0].code == best


def test_pages_are_shipped() -> None:
    project = (page._PACKAGE.parent / "pyproject.toml").read_text("utf-8")
    assert f'"docs/rules" = "msgraph_lint/{page._ROOTS[0].name}/rules"' in project


def test_findings_with_one_cause_are_shown_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """import functools

from mindspore import nn


def doubled(function):
    @functools.wraps(function)
    def wrapper(self, x):
        return function(self, x) * 2

    return wrapper
"""
    net = "\n\nclass Net{}(nn.Cell):\n    @doubled\n    def construct(self, x):\n        return x\n"
    monkeypatch.chdir(tmp_path)
    Path("nets.py").write_text(code + "".join(map(net.format, range(6))), "utf-8")
    findings = check_paths([Path("nets.py")], Settings()).findings
    assert [finding.code for finding in findings] == ["MSG710"] * 6
    shown = text.full([Item(finding, DEFAULT_TARGET) for finding in findings], Paint(False))
    assert shown.count("MSG710") == 1
    assert "= also at nets.py:21, nets.py:27, nets.py:33 and 2 more\n" in shown


def _same(
    lines: Sequence[int], message: str = "`del y`", path: str = "net.py", advice: str = ""
) -> list[Item]:
    source = "".join(f"del y # {number}\n" for number in range(1, 30))
    flagged = (f"del y # {number}\n" for number in lines)
    return [item(source, each, message=message, path=path, advice=advice) for each in flagged]


def test_full_shows_once_what_is_said_many_times_with_all_lines() -> None:
    shown = text.full(_same([3, 5, 9, 20, 21]), PLAIN)
    assert shown.count("MSG101") == 1
    assert shown.startswith("net.py:3:1: ")
    assert shown.endswith("  = 4 more on lines 5, 9, 20, 21\n\n")
    assert text.full(_same([3, 5, 9, 20, 21]), PLAIN, folds=False).count("MSG101") == 5


def test_full_shows_one_by_one_what_is_few_or_differs() -> None:
    assert text.full(_same([3, 5, 9]), PLAIN).count("MSG101") == 3
    for different in ({"path": "other.py"}, {"message": "`del z`"}, {"advice": "Leave it"}):
        items = [*_same([3, 5, 9]), *_same([20], **different)]
        assert text.full(items, PLAIN).count("MSG101") == 4


def test_the_lines_of_what_is_folded_are_wrapped() -> None:
    lines = text.full(_same(range(1, 29)), PLAIN, 40).splitlines()
    folded = lines[next(number for number, line in enumerate(lines) if "27 more" in line) :]
    assert max(map(len, folded)) <= 40
    assert re.findall(r"\d+", " ".join(folded))[1:] == [str(number) for number in range(2, 29)]
