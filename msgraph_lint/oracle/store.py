"""Measured outcomes on disk: those of every case for the tests, those of every rule for the package."""

from __future__ import annotations

import datetime
import importlib
import importlib.util
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgraph_lint
from msgraph_lint.oracle.cases import CASES, Case
from msgraph_lint.oracle.compare import PYNATIVE_ERROR, LevelOutcome
from msgraph_lint.oracle.session import CaseOutcome
from msgraph_lint.rules import PYNATIVE, Rule
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel

FACTS = Path(msgraph_lint.__file__).parent / "mindspore_facts" / "outcomes.json"

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Bad cases of one rule with different outcomes: the rule is two rules."""

    rule: Rule
    version: str
    level: SyntaxLevel | None
    """None stands for PyNative."""
    outcomes: Mapping[str, LevelOutcome]

    def __str__(self) -> str:
        where = f"{self.version} {self.level.value if self.level else PYNATIVE}"
        lines = [f"{self.rule.code} ({self.rule.name}): outcomes differ on {where}:"]
        lines += (f"  {found.outcome:10} {case}  {found.note}" for case, found in self.outcomes.items())
        return "\n".join([*lines, "  split the rule, or move the case to the rule it belongs to"])


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured on one MindSpore version."""

    about: Mapping[str, str]
    """``mindspore``, ``python``, ``platform`` and ``date``."""
    cases: Mapping[str, Json]

    def outcome(self, case: Case) -> dict[SyntaxLevel, LevelOutcome] | None:
        """The outcome of the case as it is now; None when it has to be measured."""
        stored = self.cases.get(case.name)
        if stored is None or stored["digest"] != case.digest:
            return None
        return {level: LevelOutcome(**stored[level.value]) for level in SyntaxLevel}

    def in_pynative(self, case: Case) -> LevelOutcome:
        """What PyNative does with the case; it was measured."""
        return _in_pynative(self.cases[case.name])


@dataclass(frozen=True, slots=True)
class Store:
    """The outcome files.

    ``cases`` is the folder of the cases, whose folder ``outcomes`` holds a file for each MindSpore version;
    ``facts`` is the package's table of outcomes per rule.
    """

    cases: Path = CASES
    facts: Path = FACTS

    def versions(self) -> list[str]:
        """The measured versions, oldest first."""
        return [version for version in MEASURED_VERSIONS if self._file(version).is_file()]

    def measured(self, version: str) -> Measured:
        """What is stored for ``version``."""
        about = _read(self._file(version)) or {}
        return Measured(cases=about.pop("cases", {}), about=about)

    def update_cases(self, version: str, about: Mapping[str, str], found: Mapping[Case, CaseOutcome]) -> None:
        """Store what was measured on ``version``; forget cases that no longer exist."""
        with self._lock():
            cases = {
                name: case
                for name, case in self.measured(version).cases.items()
                if (self.cases / name).is_file()
            }
            for case, outcome in found.items():
                levels = {level.value: _as_json(outcome.levels[level]) for level in SyntaxLevel}
                said = {PYNATIVE: _as_json(outcome.in_pynative)} if "expected" in outcome.pynative else {}
                cases[case.name] = {"digest": case.digest, **said, **levels}
            today = datetime.date.today().isoformat()
            _write(self._file(version), {**about, "date": today, "cases": dict(sorted(cases.items()))})

    def rules(self) -> Json:
        """The outcomes in ``facts``: code -> version -> level -> outcome."""
        rules: Json = (_read(self.facts) or {"rules": {}})["rules"]
        return rules

    def derive(self, folders: Iterable[str]) -> tuple[Json, list[Disagreement]]:
        """What the measured cases in ``folders`` (names) say about their rules.

        Rules whose cases disagree are left out of the table and listed instead. Those about comments have no
        outcome: MindSpore sees no comments.
        """
        measured = {version: self.measured(version) for version in self.versions()}
        rules: Json = {}
        disagreements: list[Disagreement] = []
        for rule in filter(None, map(rule_of, sorted(folders))):
            if rule.is_about_comments:
                continue
            found, against = _derive(rule, measured)
            disagreements += against
            if found and not against:
                rules[rule.code] = found
        return dict(sorted(rules.items())), disagreements

    def update_facts(self, folders: Iterable[str], *, complete: bool = False) -> list[Disagreement]:
        """Write what the cases in ``folders`` say into ``facts``; rules that disagree stay as they were.

        ``complete`` says that ``folders`` are all there are: rules without a folder are dropped.
        """
        with self._lock():
            derived, disagreements = self.derive(folders)
            known = {*derived, *(each.rule.code for each in disagreements)}
            kept = {code: found for code, found in self.rules().items() if not complete or code in known}
            about = {version: dict(self.measured(version).about) for version in self.versions()}
            _write(self.facts, {"measured": about, "rules": dict(sorted({**kept, **derived}.items()))})
        return disagreements

    def _file(self, version: str) -> Path:
        return self.cases / "outcomes" / f"{version}.json"

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """One writer at a time, also across processes."""
        import fcntl  # not on Windows, where this module is still read

        folder = os.open(self.cases, os.O_RDONLY)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX)
            yield
        finally:
            os.close(folder)


def rule_of(folder: str) -> Rule | None:
    """The rule whose cases are in ``folder``; None while it has no checker."""
    name = f"msgraph_lint.checkers.{folder}"
    if importlib.util.find_spec(name) is None:
        return None
    rule: Rule = importlib.import_module(name).RULE
    return rule


def _derive(rule: Rule, files: Mapping[str, Measured]) -> tuple[Json, list[Disagreement]]:
    """A rule's outcomes per version and level, and where its bad cases disagree."""
    found: Json = {}
    against: list[Disagreement] = []
    for version, file in files.items():
        bad = {
            name: case
            for name, case in file.cases.items()
            if name.startswith(f"{rule.module}/bad_") and not name.endswith(".fixed.py")
        }
        if not bad:
            continue
        found[version] = {}
        if rule.is_about_all_code:
            in_pynative = {name: _in_pynative(case) for name, case in bad.items()}
            distinct = {each.outcome for each in in_pynative.values()}
            if len(distinct) > 1:
                against.append(Disagreement(rule, version, None, in_pynative))
            found[version][PYNATIVE] = min(distinct)
        for level in SyntaxLevel:
            outcomes = {name: LevelOutcome(**case[level.value]) for name, case in bad.items()}
            if rule.is_about_all_code:
                outcomes = {name: _in_any_mode(each) for name, each in outcomes.items()}
            telling = {name: each for name, each in outcomes.items() if each.outcome != PYNATIVE_ERROR}
            distinct = {each.outcome for each in telling.values()} or {Outcome.OK.value}
            if len(distinct) > 1:
                against.append(Disagreement(rule, version, level, telling))
            found[version][level.value] = min(distinct)
    return found, against


def _in_any_mode(outcome: LevelOutcome) -> LevelOutcome:
    """What fails in PyNative too fails, whatever the mode."""
    fails = outcome.outcome == PYNATIVE_ERROR
    return LevelOutcome(Outcome.ERROR.value, outcome.note) if fails else outcome


def _in_pynative(case: Json) -> LevelOutcome:
    """What is stored of PyNative where PyTorch's result is known; else whether it raises."""
    if PYNATIVE in case:
        return LevelOutcome(**case[PYNATIVE])
    lax = LevelOutcome(**case[SyntaxLevel.LAX.value])
    return _in_any_mode(lax) if lax.outcome == PYNATIVE_ERROR else LevelOutcome(Outcome.OK.value)


def _as_json(outcome: LevelOutcome) -> Json:
    return {"outcome": outcome.outcome, "note": outcome.note}


def _read(file: Path) -> Json | None:
    if not file.is_file():
        return None
    content: Json = json.loads(file.read_text("utf-8"))
    return content


def _write(file: Path, content: Json) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    scratch = file.with_suffix(".tmp")
    scratch.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")
    scratch.replace(file)
