"""What MindSpore says about a network and the findings in it: for people, and as a bug report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgraph_lint import __version__
from msgraph_lint.findings import Finding
from msgraph_lint.oracle.confirm import Order
from msgraph_lint.oracle.verdicts import Judgement, Verdict
from msgraph_lint.records import replace
from msgraph_lint.reports import Item, text
from msgraph_lint.reports.terminal import Paint, visible
from msgraph_lint.targets import Outcome, SyntaxLevel

_WORDS = {
    Outcome.ERROR: "fails",
    Outcome.DIVERGES: "runs, and differs from PyNative",
    Outcome.FALLS_BACK: "runs, in part in the Python interpreter",
    Outcome.OK: "runs as PyNative does",
}
_COLOURS = {
    Outcome.ERROR: "red",
    Outcome.DIVERGES: "yellow",
    Outcome.FALLS_BACK: "blue",
    Outcome.OK: "green",
}
_ABOUT = {
    Verdict.CONFIRMED: "",
    Verdict.UNDECIDED: ": MindSpore stops before, or random numbers hide it; mend the others and ask again",
    Verdict.NOT_CONFIRMED: ": with these inputs, MindSpore does not do that",
}


def render(order: Order, judgement: Judgement, paint: Paint) -> str:
    """What happens at each level, the findings by verdict, and what is missed."""
    lines = [paint(visible(_title(order, judgement)), "bold")]
    lines += _levels(judgement, paint)
    for verdict in Verdict:
        if found := judgement.having(verdict):
            lines += ["", f"{paint(f'{verdict.value} ({len(found)})', 'bold')}{_ABOUT[verdict]}"]
            lines += _concise(found, paint)
    for what, told in (
        ("unclear: MindSpore's words fit none of the findings; mend them and ask again", judgement.unclear),
        ("missed: nothing is found that would be why", judgement.missed),
    ):
        if told:
            lines += ["", paint(what, "bold")]
            lines += (f"{level.value}: {visible(_first(said))}" for level, said in told)
    if not (judgement.findings or judgement.missed or judgement.unclear):
        lines += ["", "Nothing is found in what ran."]
    return "".join(f"{line}\n" for line in lines)


def _title(order: Order, judgement: Judgement) -> str:
    network = "" if order.class_name else f": {judgement.seen.network}"
    return f"{order}{network} on MindSpore {judgement.seen.version}"


def _levels(judgement: Judgement, paint: Paint) -> Iterator[str]:
    """What happens at each level."""
    seen = judgement.seen
    yield "  PyNative  runs"
    before: list[str] = []
    for level in seen.levels:
        outcome = Outcome(seen.at(level).outcome)
        details = list(_details(judgement, level))
        name = level.value if seen.target.has_levels else "graph"
        yield f"  {name.ljust(8)}  {paint(_WORDS[outcome], _COLOURS[outcome])}"
        if details and details == before:
            details = ["for the same reason" if outcome is Outcome.ERROR else "in the same places"]
        else:
            before = details
        yield from (f"            {visible(each)}" for each in details)


def _details(judgement: Judgement, level: SyntaxLevel) -> Iterator[str]:
    """Why it fails or falls back at ``level``, or where it differs."""
    seen = judgement.seen
    if seen.at(level).outcome == Outcome.DIVERGES.value:
        yield from ["PyNative varies: not judged"] if seen.is_random else seen.at(level).note.split("; ")
    elif (error := seen.error(level)) is not None:
        place = next((f" ({_shown(path)}:{line})" for path, line in error.places[-1:]), "")
        yield f"{_first(error.message)}{place}"


def _first(message: str) -> str:
    return message.splitlines()[0]


def _shown(path: str) -> str:
    from msgraph_lint.paths import relative

    return str(relative(Path(path)))


def _concise(findings: Iterable[Finding], paint: Paint) -> Sequence[str]:
    """A line for each finding, with what it says of the first level that it is about."""
    shown = []
    for finding in findings:
        target, outcome = max(finding.outcomes.items(), key=lambda said: said[0].level is SyntaxLevel.LAX)
        shown.append(Item(replace(finding, outcome=outcome, outcomes={target: outcome}), target))
    return text.concise(shown, paint).splitlines()


# --- the bug report


def bug_report(order: Order, judgement: Judgement, *, is_made_smaller: bool = False) -> str:
    """What is missed or not confirmed, in Markdown, with all that is needed to see it again.

    ``is_made_smaller``: whether the files hold nothing else.
    """
    seen, plain = judgement.seen, Paint(False)
    parts = [
        f"# {judgement.subject}",
        f"msgraph-lint {__version__}: {_title(order, judgement)}",
        "## What MindSpore does",
        _block("".join(f"{line}\n" for line in _levels(judgement, plain))),
    ]
    for level in seen.levels:
        error = seen.error(level)
        if error is not None and error.message in {said for _, said in judgement.missed}:
            parts += [f"At {level.value}:", _block(error.message)]
    parts.append("## What msgraph-lint says")
    for verdict in Verdict:
        if found := judgement.having(verdict):
            parts += [f"{verdict.value}:", _block("\n".join(_concise(found, plain)))]
    if not judgement.findings:
        parts.append("Nothing of what ran.")
    parts.append("## The code, made smaller" if is_made_smaller else "## The code")
    for path, source in _code(judgement, is_whole=is_made_smaller):
        parts += [f"`{path}`:", _block(source, "python")]
    if order.inputs is not None:
        parts += [f"`{_shown(str(order.inputs))}`:", _block(_read(order.inputs), "python")]
    return "\n\n".join(parts) + "\n"


def _block(content: str, language: str = "text") -> str:
    return f"````{language}\n{content.rstrip()}\n````"


def _code(judgement: Judgement, *, is_whole: bool) -> Iterator[tuple[str, str]]:
    """The user's files that ran, or the classes and functions in them that did."""
    from msgraph_lint.scopes import outermost
    from msgraph_lint.source import Source, SourceError

    for path, lines in sorted(judgement.seen.ran.items()):
        try:
            source = Source.read(Path(path))
        except SourceError:
            continue
        if is_whole:
            yield _shown(path), source.text
            continue
        spans = [span for span in outermost(source) if not lines.isdisjoint(range(span[0], span[1] + 1))]
        pieces = ["\n".join(source.line(number) for number in range(a, b + 1)) for a, b in spans]
        yield _shown(path), "\n\n\n".join(pieces)


def _read(path: Path) -> str:
    return path.read_text("utf-8", errors="replace")
