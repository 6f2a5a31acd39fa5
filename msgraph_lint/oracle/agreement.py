"""How far the linter agrees with MindSpore: its findings in every probe against the measured outcomes."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.engine import check_project
from msgraph_lint.oracle.cases import REPOSITORY
from msgraph_lint.oracle.compare import PYNATIVE_ERROR
from msgraph_lint.oracle.probes import PROBES, Probe, ProbeStore, read_probes
from msgraph_lint.program.project import Project
from msgraph_lint.source import Source
from msgraph_lint.targets import MEASURED_VERSIONS, Outcome, SyntaxLevel, Target

DOCS = REPOSITORY / "docs"
FIGURES = REPOSITORY / "tests" / "differential" / "figures.md"
PORTING_NOTES = REPOSITORY / "tests" / "porting_notes" / "not_covered.md"
"""What runs over random programs gave; `python -m tests.differential figures` writes it."""
COMMAND = "python -m msgraph_lint.oracle agreement"

OK = Outcome.OK.value
_OUTCOMES = [outcome.value for outcome in Outcome if outcome is not Outcome.COMMENT]
_SAID = (*_OUTCOMES, PYNATIVE_ERROR)
_SAID_FILE = "said.json"
NO_REASON = "No reason is written down yet"


@dataclass(frozen=True, slots=True)
class Result:
    """One probe on one target."""

    probe: Probe
    target: Target
    measured: str
    """An outcome, or ``pynative-error``: the probe says nothing about GRAPH_MODE."""
    predicted: str
    """The worst outcome that the linter reports; ``ok`` when it reports nothing."""
    codes: tuple[str, ...]

    @property
    def is_telling(self) -> bool:
        return self.measured != PYNATIVE_ERROR

    @property
    def is_missed(self) -> bool:
        """Whether GRAPH_MODE fails or differs and the linter says nothing."""
        return self.is_telling and self.measured != OK and self.predicted == OK

    @property
    def is_false_alarm(self) -> bool:
        return self.measured == OK and self.predicted != OK


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the linter cannot agree with MindSpore on some probes; written by hand."""

    title: str
    text: str
    probes: tuple[str, ...]
    not_judged: bool = False
    """Whether equal or different results say nothing: PyNative is wrong, or the oracle cannot see them."""


def read_reasons(folder: Path) -> list[Reason]:
    """The reasons in ``not_covered.json`` of the probes' folder."""
    entries = json.loads((folder / "not_covered.json").read_text("utf-8"))
    return [Reason(**{**entry, "probes": tuple(entry["probes"].split())}) for entry in entries]


def targets() -> list[Target]:
    """The measured versions, oldest first, at each syntax level that they tell apart."""
    found = (Target.parse(version, level.value) for version in MEASURED_VERSIONS for level in SyntaxLevel)
    return [target for target in found if target.level is SyntaxLevel.LAX or target.has_levels]


def newest_targets() -> list[Target]:
    """The newest version at each syntax level."""
    return [target for target in targets() if target.measured_version == MEASURED_VERSIONS[-1]]


@dataclass(frozen=True)
class Agreement:
    """The results of all probes on all targets."""

    results: Sequence[Result]
    reasons: Sequence[Reason] = ()
    about: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    alone: Sequence[Result] = ()
    """The same without the call of the network, on the newest version."""

    @cached_property
    def missed(self) -> list[Result]:
        return [result for result in self.results if result.is_missed]

    @cached_property
    def false_alarms(self) -> list[Result]:
        return [result for result in self.results if result.is_false_alarm]

    def on(self, target: Target) -> list[Result]:
        """The results on ``target``."""
        return [result for result in self.results if result.target == target]

    def by_probe(self) -> dict[Probe, list[Result]]:
        """The disagreements of each probe that has some."""
        return _disagreeing(self.results)


def _disagreeing(results: Iterable[Result]) -> dict[Probe, list[Result]]:
    """The results of each probe where linter and MindSpore disagree."""
    found: dict[Probe, list[Result]] = {}
    for result in results:
        if result.is_missed or result.is_false_alarm:
            found.setdefault(result.probe, []).append(result)
    return found


@dataclass(frozen=True, slots=True)
class Said:
    """What the linter says of a probe on a target."""

    outcome: str
    codes: tuple[str, ...]


Looks = Callable[[Probe, Sequence[Target], bool], Mapping[Target, Said]]
"""What the linter says of a probe on some targets: as a script, or as the module of a library."""


def compute(store: ProbeStore | None = None, look: Looks | None = None) -> Agreement:
    """What the linter says of all probes on all measured targets, beside what was measured.

    ``look`` says the first; by default, the linter is run.

    Raises:
        ValueError: an outcome is missing, or the linter itself fails.
    """
    store = store or ProbeStore()
    look = look or lint
    reasons = read_reasons(store.folder)
    not_judged = {name for reason in reasons if reason.not_judged for name in reason.probes}
    outcomes = {version: store.outcomes(version) for version in store.versions()}
    measured_targets = [target for target in targets() if target.measured_version in outcomes]

    def results(among: Sequence[Target], alone: bool) -> Iterator[Result]:
        for probe in read_probes(store.folder).values():
            for target, said in look(probe, among, alone).items():
                measured = outcomes[target.measured_version].get(probe.id)
                if measured is None:
                    raise ValueError(f"probe {probe.id} is not measured on {target.measured_version}")
                outcome = measured[target.level].outcome
                if probe.id in not_judged and outcome in (OK, Outcome.DIVERGES.value):
                    outcome = PYNATIVE_ERROR
                yield Result(probe, target, outcome, said.outcome, said.codes)

    return Agreement(
        list(results(measured_targets, alone=False)),
        reasons,
        {version: store.about(version) for version in outcomes},
        list(results(newest_targets(), alone=True)),
    )


def lint(probe: Probe, among: Sequence[Target], alone: bool = False) -> dict[Target, Said]:
    """What the linter says of ``probe`` on each target; ``alone``: without the call of the network."""
    with tempfile.TemporaryDirectory(prefix="msgraph-probes-") as folder:
        path = str(Path(folder, f"probe_{probe.id}.py"))
        text = probe.library if alone else probe.script
        project = Project.around([Path(path)], overlay={path: Source(path, text)})
        return {target: _said(probe, target, project, path) for target in among}


def _said(probe: Probe, target: Target, project: Project, path: str) -> Said:
    report = check_project(project, [path], Settings(target=target))
    failures = [error for error in report.errors if "syntax" not in error.reason.lower()]
    if failures:
        raise ValueError(f"probe {probe.id} on {target}: {failures[0]}")
    findings = [finding for finding in report.findings if not finding.rule.is_about_comments]
    said = {finding.outcome.value for finding in findings}
    codes = sorted({finding.code for finding in findings})
    return Said(min(said, key=_OUTCOMES.index, default=OK), tuple(codes))


def stored(folder: Path = PROBES) -> Looks:
    """What the linter said when the pages were written."""
    table = json.loads((folder / _SAID_FILE).read_text("utf-8"))

    def look(probe: Probe, among: Sequence[Target], alone: bool = False) -> dict[Target, Said]:
        said_on = table.get(_key(probe, alone), {})
        of_target = {name: said for said, names in said_on.items() for name in names}
        return {target: _read(of_target.get(str(target), OK)) for target in among}

    return look


def _read(said: str) -> Said:
    outcome, *codes = said.split()
    return Said(outcome, tuple(codes))


def _key(probe: Probe, alone: bool) -> str:
    return f"{probe.id} alone" if alone else probe.id


def _said_table(agreement: Agreement) -> str:
    """Probe -> outcome and codes -> the targets where that is said; a line for each probe."""
    table: dict[str, dict[str, list[str]]] = {}
    for results, alone in ((agreement.results, False), (agreement.alone, True)):
        for result in results:
            if result.codes:
                said = table.setdefault(_key(result.probe, alone), {})
                said.setdefault(" ".join((result.predicted, *result.codes)), []).append(str(result.target))
    lines = (f"{json.dumps(name)}: {json.dumps(said)}" for name, said in table.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


# --- as text -----------------------------------------------------------------------------------------------


def summary(agreement: Agreement) -> Iterator[str]:
    """The figures per target as a Markdown table."""
    yield from _HEAD
    for target in targets():
        if results := agreement.on(target):
            yield _figures(str(target), results)
    yield _figures("all", agreement.results)


def _alone(agreement: Agreement) -> Iterator[str]:
    """How much is found of a network whose call the linter does not see."""
    yield from _HEAD
    for target in newest_targets():
        yield _figures(str(target), [result for result in agreement.alone if result.target == target])
    yield from ("", "Disagreements that are not there when it sees the call:", "")
    known = agreement.by_probe()
    for probe, results in _disagreeing(agreement.alone).items():
        if probe not in known:
            yield _item(probe, results)


_HEAD = (
    "| target | not ok | found | | ok | flagged as `error` | flagged at all | |",
    "|---|--:|--:|--:|--:|--:|--:|--:|",
)


def _figures(name: str, results: Sequence[Result]) -> str:
    bad = [result for result in results if result.is_telling and result.measured != OK]
    good = [result for result in results if result.measured == OK]
    found = sum(not result.is_missed for result in bad)
    flagged = sum(result.is_false_alarm for result in good)
    errors = sum(result.predicted == Outcome.ERROR.value for result in good)
    shares = (f"{found / len(bad):.1%}" if bad else "", f"{flagged / len(good):.1%}" if good else "")
    return (
        f"| {name} | {len(bad)} | {found} | {shares[0]} | {len(good)} | {errors} | {flagged} | {shares[1]} |"
    )


def tables(agreement: Agreement) -> Iterator[str]:
    """Predicted × measured for each target."""
    for target in targets():
        counts = Counter((result.predicted, result.measured) for result in agreement.on(target))
        if not counts:
            continue
        yield from ("", f"### {target}", "")
        yield f"| the linter says ↓, MindSpore does → | {' | '.join(_SAID)} |"
        yield "|---|" + "--:|" * len(_SAID)
        for predicted in _OUTCOMES:
            cells = (str(counts[predicted, measured] or "") for measured in _SAID)
            yield f"| {predicted} | {' | '.join(cells)} |"


def disagreements(agreement: Agreement) -> Iterator[str]:
    """The probes on which the linter and MindSpore disagree, by family."""
    family = ""
    for probe, results in agreement.by_probe().items():
        if probe.family != family:
            family = probe.family
            yield from ("", f"### {family}", "")
        yield _item(probe, results)


def _item(probe: Probe, results: Iterable[Result]) -> str:
    """``- `x01` try/except: missed on 2.0 (error), 2.10 LAX (falls-back)``."""
    where: dict[str, list[str]] = {}
    for result in results:
        level = f" {result.target.level.value}" if result.target.has_levels else ""
        place = f"{result.target.measured_version}{level}"
        if result.is_missed:
            where.setdefault("missed", []).append(f"{place} ({result.measured})")
        else:
            where.setdefault(f"flagged by {', '.join(result.codes)}", []).append(f"{place} (ok)")
    told = "; ".join(f"{what} on {', '.join(places)}" for what, places in where.items())
    return f"- `{probe.id}` {_escaped(probe.title)}: {told}"


def _escaped(text: str) -> str:
    """``text`` with nothing that Markdown takes for markup."""
    return "".join(f"\\{character}" if character in "\\`*_[]<>|#" else character for character in text)


def agreement_page(agreement: Agreement) -> str:
    """``docs/agreement.md``."""
    versions = ", ".join(
        f"{about['mindspore']} (Python {about['python']}, {about['date']})"
        for about in agreement.about.values()
    )
    lines = [
        "# Agreement with MindSpore",
        "",
        f"<!-- generated by `{COMMAND}`: do not edit -->",
        "",
        "What the linter says about each probe in `tests/probes`, and what real MindSpore did with it,",
        f"measured on {versions}.",
        "",
        "The linter reads a probe as a script: with the call of the network, which shows what is passed.",
        f"`{PYNATIVE_ERROR}`: PyNative raises too, or the difference is not GRAPH_MODE's, so the probe says",
        "nothing. Why the two disagree: [not-covered.md](not-covered.md).",
        "",
        *summary(agreement),
        "",
        "## Predicted and measured",
        *tables(agreement),
        "",
        "## Disagreements",
        *disagreements(agreement),
        "",
        "## As library code",
        "",
        "The same probes as modules of a library: the network alone, without its call. What is passed, how",
        "often it is called, and what is changed from outside between the calls is not to be seen then.",
        "",
        *_alone(agreement),
        "",
        *FIGURES.read_text("utf-8").splitlines(),
    ]
    return "\n".join(lines) + "\n"


def not_covered_page(agreement: Agreement) -> str:
    """``docs/not-covered.md``: the disagreements by reason."""
    left = {probe.id: (probe, results) for probe, results in agreement.by_probe().items()}
    lines = [
        "# What the linter does not see",
        "",
        f"<!-- generated by `{COMMAND}` from tests/probes/not_covered.json: do not edit -->",
        "",
        "The probes on which the linter and MindSpore disagree, by reason; see [agreement.md](agreement.md).",
        "At the end, [what notes on porting say](#what-notes-on-porting-say) and no rule covers.",
    ]
    for reason in agreement.reasons:
        items = [_item(*left.pop(name)) for name in reason.probes if name in left]
        if reason.not_judged:
            items = [f"Probes: {', '.join(f'`{name}`' for name in reason.probes)}."]
        if items:
            lines += ["", f"## {reason.title}", "", reason.text, "", *items]
    if left:
        lines += ["", f"## {NO_REASON}", "", *(_item(*each) for each in left.values())]
    return "\n".join([*lines, *PORTING_NOTES.read_text("utf-8").splitlines()]) + "\n"


def pages(agreement: Agreement, docs: Path = DOCS) -> dict[Path, str]:
    """The generated pages, and what the linter says of the probes."""
    return {
        docs / "agreement.md": agreement_page(agreement),
        docs / "not-covered.md": not_covered_page(agreement),
        PROBES / _SAID_FILE: _said_table(agreement),
    }
