"""Programs through MindSpore and the linter, and what makes each of them fail."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TextIO

from msgraph_lint.findings import Confidence
from msgraph_lint.targets import SyntaxLevel

from .program import Program
from .reached import alone, fails_alone, is_overstated, is_reached, wrong_ones
from .report import NOT_REACHED, Entry, Results, causes_of
from .truth import Measurer, Truth
from .verdict import Spoken, Verdict, judge, lint

_NOT_TOLD = ("ok", "noted", "set apart", NOT_REACHED)


def run(
    programs: Iterable[Program],
    measurer: Measurer,
    levels: Sequence[SyntaxLevel],
    progress: TextIO | None = None,
) -> Results:
    """The verdicts on ``programs``; those that say something are told on ``progress``."""
    results = Results()
    for program, truth in measurer.measure(programs):
        spoken = spoken_about(program, measurer, levels)
        spoken_alone = _about_cell_alone(program, truth, spoken, measurer)
        results.crashes += [f"{program.name}: {f}" for each in spoken.values() for f in each.failures]
        unreached = _unreached(program, truth, spoken, spoken_alone, measurer)
        spoken.update(spoken_alone)
        made = entries(program, truth, spoken, causes(program, truth, spoken, measurer))
        made = [replace(each, kind=NOT_REACHED) if each.level in unreached else each for each in made]
        results.entries += made
        if progress is not None:
            for entry in made:
                if entry.confidence is Confidence.MEDIUM and entry.kind not in (
                    "ok",
                    "noted",
                    "set apart",
                    NOT_REACHED,
                ):
                    progress.write(_line(entry))
            progress.flush()
    return results


_before: dict[tuple[str, str, SyntaxLevel], Spoken] = {}
"""What the linter says of programs before bugs were put in."""


def spoken_about(
    program: Program, measurer: Measurer, levels: Sequence[SyntaxLevel]
) -> dict[SyntaxLevel, Spoken]:
    """What the linter says of ``program``; of one with a bug, what it does not say without the bug."""
    spoken = lint(program, measurer.version, levels)
    if (base := program.base) is None:
        return spoken
    for level in levels:
        key = (base.digest, measurer.version, level)
        if key not in _before:
            _before[key] = lint(base, measurer.version, [level])[level]
        spoken[level] = spoken[level].new_since(_before[key])
    return spoken


def entries(
    program: Program,
    truth: Truth,
    spoken: Mapping[SyntaxLevel, Spoken],
    guilty: Mapping[SyntaxLevel, Sequence[str]],
) -> list[Entry]:
    """The verdicts on one program, of which the features ``guilty`` make it fail."""
    made = []
    for confidence in Confidence:
        for level, verdict in judge(truth, spoken, confidence).items():
            features = guilty.get(level, ())
            made.append(
                Entry(
                    program.name,
                    level,
                    confidence,
                    verdict.kind,
                    verdict.kind in ("found", "wrong severity") and _is_elsewhere(program, verdict, features),
                    verdict.measured.outcome,
                    verdict.predicted,
                    verdict.measured.note,
                    tuple(sorted({each.code for each in verdict.findings})),
                    program.features,
                    causes_of(features) if level in guilty else "",
                )
            )
    return made


def _is_elsewhere(program: Program, verdict: Verdict, guilty: Sequence[str]) -> bool:
    """Whether no finding is on a line of the features ``guilty``, nor on the one where the compiler stops."""
    places = verdict.measured.places
    at_place = bool(places) and any(each.covers(*places[-1]) for each in verdict.findings)
    if not guilty:
        return bool(places) and not at_place
    lines = {(name, n) for name, all_lines in program.files.items() for n in range(1, len(all_lines) + 1)}
    wanted = {(name, n) for name, n in lines if program.feature_at(name, n) in guilty}
    return not at_place and not any(each.covers(*place) for each in verdict.findings for place in wanted)


def _about_cell_alone(
    program: Program, truth: Truth, spoken: Mapping[SyntaxLevel, Spoken], measurer: Measurer
) -> dict[SyntaxLevel, Spoken]:
    """What is said of a Cell of a package without its package, where what is said in the package is wrong."""
    wrong = list(wrong_ones(truth, spoken)) if program.tree is not None else []
    return spoken_about(alone(program), measurer, wrong) if wrong else {}


def _unreached(
    program: Program,
    truth: Truth,
    spoken: Mapping[SyntaxLevel, Spoken],
    spoken_alone: Mapping[SyntaxLevel, Spoken],
    measurer: Measurer,
) -> set[SyntaxLevel]:
    """The levels on which what is told wrongly, or missed, is right if the program is called otherwise."""
    found = spoken_alone.keys() - wrong_ones(truth, spoken_alone).keys()
    wrong = {**wrong_ones(truth, spoken), **wrong_ones(truth, spoken_alone)}
    for level in wrong.keys() - found:
        if not is_overstated(wrong[level]) and not is_reached(program, level, wrong[level], measurer):
            found.add(level)
    verdicts = judge(truth, spoken, Confidence.MEDIUM)
    missed = {level for level, each in verdicts.items() if each.kind == "missed"}
    return found | {level for level in missed if fails_alone(program, level, measurer)}


def causes(
    program: Program, truth: Truth, spoken: Mapping[SyntaxLevel, Spoken], measurer: Measurer
) -> dict[SyntaxLevel, tuple[str, ...]]:
    """By level where ``program`` fails, the features that make it fail; none when it fails without them.

    Where neither the compiler nor the linter names the line of one, MindSpore is asked about each alone.
    """
    found: dict[SyntaxLevel, tuple[str, ...]] = {}
    alone: dict[str, Truth] = {}
    for level in spoken:
        measured = truth[level]
        if not measured.is_bad:
            continue
        told = [each for each in spoken[level].findings if each.outcome == measured.outcome]
        places = [*measured.places[-1:], *((each.file, each.line) for each in told)]
        if named := next(filter(None, (program.feature_at(*place) for place in places)), ""):
            found[level] = (named,)
            continue
        if program.base is not None:
            found[level] = program.features
            continue
        if not alone:
            variants = {"": program.without(program.features)}
            for feature in program.features:
                variants[feature] = program.without(f for f in program.features if f != feature)
            seen = [truth for _, truth in measurer.measure(variants.values())]
            alone = dict(zip(variants, seen, strict=True))
        if alone[""][level].is_bad:
            found[level] = ()
        else:
            guilty = tuple(f for f in program.features if alone[f][level].is_bad)
            found[level] = guilty or program.features
    return found


def _line(entry: Entry) -> str:
    said = f" by {', '.join(entry.codes)}" if entry.codes else ""
    where = " elsewhere" if entry.is_elsewhere else ""
    return (
        f"{entry.name} {entry.level.value}: {entry.kind}{where}: {entry.measured}, reported as "
        f"{entry.predicted}{said}: {entry.cause or causes_of(entry.features)}: {entry.note[:150]}\n"
    )
