"""Fixes do the same to a code in whatever layout it is written, and nothing else to the text."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest
from case_checks import rule_of, telling_target
from hypothesis import HealthCheck, event, given, note, settings
from hypothesis import strategies as st
from layouts import Code, Key, Layout, canonical, layouts, numbers

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.findings import Edit, Finding, apply_edits
from msgraph_lint.fixing import encode_fixed, fix_files
from msgraph_lint.oracle.cases import CASES, Case, find_cases
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source

pytestmark = pytest.mark.search

FIXABLE = [
    case
    for case in find_cases([CASES])
    if case.is_bad and case.fixed.path.is_file() and not case.is_about_comments
]
RULES = sorted({case.rule_module for case in FIXABLE})
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class Expected:
    """What happens to a code in its own layout: all that a layout must come to, too."""

    code: Code
    fixes: dict[Key, tuple[str, str] | None]
    """Safety and, as a dumped tree, what each fix alone makes of the code; None where no fix is offered."""
    fixed: str
    """What all fixes together make of it, as a dumped tree."""
    applied: int


class Subject:
    """A case in the folder of its own that the linter takes for the whole project."""

    def __init__(self, case: Case, folder: Path) -> None:
        self.case, self.folder = case, folder
        self._expected: dict[tuple[str, bool], Expected] = {}

    def __repr__(self) -> str:
        return self.case.name

    @property
    def path(self) -> Path:
        return self.folder / "model.py"

    def settings(self, all_rules: bool) -> Settings:
        rule = rule_of(self.case)
        codes = frozenset({rule.code}) | (Settings().codes if all_rules else frozenset())
        return Settings(target=telling_target(rule), select=codes)

    @cached_property
    def code(self) -> Code:
        """The case without its comments."""
        plain = Code(self.case.text).written(Layout())
        found = self.findings(Source(str(self.path), plain), all_rules=True)
        near = frozenset(line for f in found for line in range(f.start[0], f.end[0] + 1))
        return Code(plain, near)

    def findings(self, source: Source, all_rules: bool) -> list[Finding]:
        project = Project.around([self.path], overlay={str(self.path): source})
        report = check_project(project, [str(self.path)], self.settings(all_rules))
        assert not report.errors, report.errors
        return report.findings

    def fixed(self, source: Source, all_rules: bool) -> tuple[str, list[Finding]]:
        """What all fixes make of ``source``, and the findings whose fixes were applied."""
        fixes = fix_files([source.path], self.settings(all_rules), unsafe=True, overlay={source.path: source})
        assert not fixes.report.errors, fixes.report.errors
        file = fixes.files.get(source.path)
        return (file.after.text, file.applied) if file is not None else (source.text, [])

    def expected(self, letters: str, all_rules: bool) -> Expected:
        if (letters, all_rules) not in self._expected:
            code = self.code.renamed(letters)
            source = Source(str(self.path), code.text)
            fixes = fixes_alone(source.text, self.findings(source, all_rules))
            fixed, applied = self.fixed(source, all_rules)
            self._expected[letters, all_rules] = Expected(code, fixes, dump(fixed), len(applied))
        return self._expected[letters, all_rules]


def dump(text: str) -> str:
    return ast.dump(canonical(text))


def fixes_alone(text: str, found: Iterable[Finding]) -> dict[Key, tuple[str, str] | None]:
    """What each fix makes of ``text`` when it is the only one."""
    number, fixes = numbers(text), {}
    for finding in found:
        key = (finding.code, number.get(finding.span, -1))
        assert key not in fixes, f"two findings {key}"
        fix = finding.fix
        fixes[key] = (fix.safety.value, dump(apply_edits(text, fix.edits))) if fix is not None else None
    return fixes


class Subjects(dict[str, list[Subject]]):
    """The cases by rule."""

    def __repr__(self) -> str:
        return f"{len(self)} rules"


@pytest.fixture(scope="module")
def subjects(tmp_path_factory: pytest.TempPathFactory) -> Subjects:
    found = Subjects()
    for case in FIXABLE:
        found.setdefault(case.rule_module, []).append(Subject(case, tmp_path_factory.mktemp("layout")))
    return found


@pytest.mark.parametrize("rule", RULES)
@settings(
    max_examples=max(1, settings.default.max_examples // 24),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_any_layout_is_fixed_alike(rule: str, subjects: Subjects, data: st.DataObject) -> None:
    subject = data.draw(st.sampled_from(subjects[rule]), "case")
    layout = data.draw(layouts(subject.code), "layout")
    all_rules = data.draw(st.booleans(), "all rules")
    expected = subject.expected(layout.letters, all_rules)
    text = expected.code.written(layout)
    note(text)
    data_before = text.encode(layout.encoding)
    assert dump(text) == dump(expected.code.text), "the layout changes the code"
    source = Source.decode(str(subject.path), data_before)
    assert source.text == text

    offered = fixes_alone(text, subject.findings(source, all_rules))
    assert offered.keys() == expected.fixes.keys()
    for key, fix in offered.items():
        if fix is None and expected.fixes[key] is not None:
            event(f"{key[0]} declined")
        else:
            assert fix == expected.fixes[key]

    fixed, applied = subject.fixed(source, all_rules)
    assert encode_fixed(source, fixed) == fixed.encode(layout.encoding)
    check_only_edits(text, applied, fixed)
    assert comments(fixed) == comments(text)
    if len(applied) == expected.applied:
        assert dump(fixed) == expected.fixed
    after = Source.decode(source.path, fixed.encode(layout.encoding))
    assert subject.fixed(after, all_rules) == (fixed, [])


def check_only_edits(text: str, applied: list[Finding], fixed: str) -> None:
    """Each pass changes what the edits of its fixes say; what they insert has the line ends of the place."""
    passes: dict[int, list[Finding]] = {}
    for finding in applied:
        passes.setdefault(id(finding.source), []).append(finding)
    for findings in passes.values():
        assert findings[0].source.text == text
        edits = dict.fromkeys(edit for finding in findings if finding.fix for edit in finding.fix.edits)
        for finding in findings:
            here = set[str]().union(*(line_ends_at(text, edit) for edit in finding.fix.edits))
            assert {end for edit in finding.fix.edits for end in _LINE_END.findall(edit.text)} <= here
        text = apply_edits(text, list(edits))
    assert text == fixed


def line_ends_at(text: str, edit: Edit) -> set[str]:
    """The line ends of the lines that ``edit`` is about, and of the one before when they have none."""
    ends = list(_LINE_END.finditer(text))
    here = [end for end in ends if edit.start < end.end() and end.start() < edit.end]
    after = [end for end in ends if end.start() >= edit.end][:1] or ends[-1:]
    return {end.group() for end in here + after}


def comments(text: str) -> list[str]:
    normal = _LINE_END.sub("\n", text)
    lines = iter(
        normal.splitlines(keepends=True) if "\f" not in normal else re.findall(r"[^\n]*\n|[^\n]+", normal)
    )
    tokens = tokenize.generate_tokens(lambda: next(lines, ""))
    return [token.string for token in tokens if token.type == tokenize.COMMENT]
