"""The agreement of linter and MindSpore: how it is computed, and that its pages are up to date."""

from __future__ import annotations

import ast

import pytest
from conftest import looks_at_all

from msgraph_lint.oracle import agreement
from msgraph_lint.oracle.agreement import Agreement, Reason, Result
from msgraph_lint.oracle.probes import PREAMBLE, Probe, ProbeStore, read_probes
from msgraph_lint.targets import MEASURED_VERSIONS, Target

pytestmark = pytest.mark.search

PROBE = Probe("x01", "07_syntax", "try/except *", "C(x): return x\n")
TURNS = 8
LAX, STRICT = Target.parse("2.10"), Target.parse("2.10", "STRICT")


def text(body: str) -> str:
    return Probe("x01", "07_syntax", "", body).text.removeprefix(PREAMBLE)


# Probes


def test_network() -> None:
    body = (
        "K_ = 1\n"
        "#--- no probe\n"
        "I: self.k=0\n"
        "K:\n"
        "    def h(self,x):\n"
        "        return x\n"
        "B: Base\n"
        "D: @f\n"
        "C(x, y=None):\n"
        "  if x:\n"
        "      return N\n"
        "A: X(), 1\n"
        "KW: {'y': 2}\n"
        "F: calls=4 noexport\n"
        "def g():\n"
        "    pass\n"
    )
    assert text(body) == (
        "K_ = 1\n#--- no probe\ndef g():\n    pass\n"
        "\n\nclass Net(Base):\n"
        "    def __init__(self):\n        super().__init__()\n        self.k=0\n\n"
        "    def h(self,x):\n        return x\n\n"
        "    @f\n"
        "    def construct(self, x, y=None):\n        if x:\n            return Net\n"
        "\n\ndef inputs():\n    return (X(), 1,)\n"
        "\n\ndef kwargs():\n    return {'y': 2}\n"
        "\n\nCALLS = 4\n"
        "\n\nEXPORT = False\n"
    )


def test_smallest_network() -> None:
    assert text("C(): return 1\nA:\n") == (
        "class Net(nn.Cell):\n    def construct(self):\n        return 1\n\n\ndef inputs():\n    return ()\n"
    )


def test_run() -> None:
    assert text("def run(): return 1\n") == "def run(): return 1\n\n\nCALLS = 1\n"


def test_library() -> None:
    probe = Probe("x01", "", "", "C(x): return x\ndef run():\n    return Net()(X())\n")
    assert probe.library.removeprefix(PREAMBLE) == (
        "class Net(nn.Cell):\n    def construct(self, x):\n        return x\n\n\nCALLS = 1\n"
    )


def test_every_probe_is_python() -> None:
    broken = []
    for probe in read_probes().values():
        try:
            ast.parse(probe.text)
        except SyntaxError:
            broken.append(probe.id)
    assert set(broken) <= {"x138"}  # a `type` statement, which Python knows from 3.12 on
    assert len(read_probes()) >= 1150


@pytest.mark.parametrize("version", MEASURED_VERSIONS)
def test_every_probe_is_measured(version: str) -> None:
    assert [probe.id for probe in ProbeStore().to_measure(version)] == []


def test_digest_follows_the_text() -> None:
    assert PROBE.digest != Probe(PROBE.id, PROBE.family, PROBE.title, "C(x): return 2\n").digest
    assert PROBE.digest == Probe("x02", "", "", PROBE.body).digest


# Figures


def result(measured: str, predicted: str, target: Target = LAX, probe: Probe = PROBE) -> Result:
    return Result(probe, target, measured, predicted, ("MSG101",) if predicted != "ok" else ())


def test_disagreements() -> None:
    found = Agreement(
        [
            result("error", "ok"),
            result("ok", "falls-back", STRICT),
            result("pynative-error", "error"),
            result("falls-back", "error"),
            result("ok", "ok"),
        ]
    )
    assert [r.measured for r in found.missed] == ["error"]
    assert [r.target for r in found.false_alarms] == [STRICT]
    assert list(agreement.disagreements(found)) == [
        "",
        "### 07_syntax",
        "",
        "- `x01` try/except \\*: missed on 2.10 LAX (error); flagged by MSG101 on 2.10 STRICT (ok)",
    ]
    assert list(agreement.summary(found))[2:] == [
        "| MindSpore 2.10 (LAX) | 2 | 1 | 50.0% | 1 | 0 | 0 | 0.0% |",
        "| MindSpore 2.10 (STRICT) | 0 | 0 |  | 1 | 0 | 1 | 100.0% |",
        "| all | 2 | 1 | 50.0% | 2 | 0 | 1 | 50.0% |",
    ]


def test_reasons() -> None:
    missed = result("error", "ok")
    reason = Reason("Needs values", "Only the run knows.", ("x01", "x99"))
    page = agreement.not_covered_page(Agreement([missed], [reason]))
    assert "## Needs values\n\nOnly the run knows.\n\n- `x01` try" in page
    assert agreement.NO_REASON not in page
    assert f"## {agreement.NO_REASON}\n\n- `x01` try" in agreement.not_covered_page(Agreement([missed]))


def test_reasons_are_about_probes() -> None:
    named = [name for reason in agreement.read_reasons(ProbeStore().folder) for name in reason.probes]
    assert set(named) <= set(read_probes())
    assert len(named) == len(set(named))


# The pages


def test_pages_are_up_to_date() -> None:
    stale = [
        page.name
        for page, text in agreement.pages(agreement.compute(look=agreement.stored())).items()
        if not page.is_file() or page.read_text("utf-8") != text
    ]
    assert stale == [], f"run {agreement.COMMAND}"


@pytest.mark.parametrize("turn", range(TURNS))
def test_the_linter_still_says_what_the_pages_are_made_of(turn: int, request: pytest.FixtureRequest) -> None:
    """Of each probe on some targets in turn; on all with ``--all-cases``."""
    targets, look = agreement.targets(), agreement.stored()
    changed = []
    for number, probe in enumerate(read_probes().values()):
        if number % TURNS == turn:
            among = targets if looks_at_all(request.config) else targets[number // TURNS % 4 :: 4]
            newest = [target for target in among if target in agreement.newest_targets()]
            for alone, on in ((False, among), (True, newest)):
                if agreement.lint(probe, on, alone) != look(probe, on, alone):
                    changed.append(probe.id)
    assert changed == [], f"run {agreement.COMMAND}"
