"""What remains of a port, by file and kind, in the order in which a porter meets it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgraph_lint.findings import Finding
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.porting.counterparts import Counterpart, Fate, counterpart
from msgraph_lint.porting.torch_names import torch_names
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source
from msgraph_lint.targets import Target


@dataclass(frozen=True)
class Kind:
    """One kind of work."""

    name: str
    what: str
    """What is found, in a few words."""
    step: str
    """What to do about it."""
    codes: tuple[str, ...] = ()
    """The rules, by code or prefix."""

    def holds(self, code: str) -> bool:
        """Whether the rule belongs to it."""
        return code.startswith(self.codes) if self.codes else False


TORCH = Kind(
    "names of PyTorch",
    "uses of names that are imported from torch",
    "replace them by MindSpore's names: the table below says which, and where they differ",
)
KINDS = (
    TORCH,
    Kind(
        "missing names",
        "names that MindSpore does not have",
        "write MindSpore's names: each finding says which is meant",
        ("MSG801",),
    ),
    Kind(
        "arguments",
        "arguments that what is called does not take, or no value of that kind",
        "rename or drop them: `msgraph-lint --fix --unsafe-fixes --select MSG802,MSG803` does some",
        ("MSG802", "MSG803", "MSG813", "MSG814", "MSG815", "MSG816", "MSG817", "MSG819", "MSG830"),
    ),
    Kind(
        "methods and attributes",
        "methods and attributes that Tensors, layers and Cells do not have, or keep for themselves",
        "write MindSpore's names: `msgraph-lint --fix --unsafe-fixes --select MSG806,MSG807` does some",
        ("MSG804", "MSG805", "MSG806", "MSG807", "MSG818", "MSG823", "MSG836"),
    ),
    Kind(
        "silent differences",
        "code that runs and computes something else than PyTorch",
        "look at each: no error will ever show them",
        ("MSG8",),
    ),
    Kind(
        "graph mode",
        "code that the graph compiler refuses, or runs otherwise than PyNative",
        "run `msgraph-lint --fix`, then go through what is left",
        ("MSG1", "MSG2", "MSG3", "MSG4", "MSG5", "MSG6", "MSG7"),
    ),
)
"""The kinds of work, in the order in which a porter meets them."""


@dataclass
class Survey:
    """What remains in some files."""

    target: Target
    files: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    """Kind -> file -> how much of it."""
    fixable: Counter[str] = field(default_factory=Counter)
    """Kind -> how much of it has a fix, or a counterpart of which no difference is known."""
    codes: Counter[str] = field(default_factory=Counter)
    """Rule -> how often it spoke."""
    names: dict[str, Counterpart] = field(default_factory=dict)
    """Name of PyTorch -> what it is in MindSpore."""
    uses: Counter[str] = field(default_factory=Counter)
    """Name of PyTorch -> how often it is used."""

    def total(self, kind: Kind) -> int:
        """How much of a kind there is."""
        return sum(self.counts.get(kind.name, Counter()).values())

    @property
    def files_said(self) -> str:
        """How many files there are, in words."""
        return "1 file" if self.files == 1 else f"{self.files} files"

    @property
    def next_kind(self) -> Kind | None:
        """The first kind of which something is left."""
        return next((kind for kind in KINDS if self.total(kind)), None)

    @property
    def by_file(self) -> list[tuple[str, Mapping[str, int]]]:
        """File -> kind -> how much, those with most of it first."""
        files: dict[str, Counter[str]] = {}
        for kind, counted in self.counts.items():
            for file, count in counted.items():
                files.setdefault(file, Counter())[kind] += count
        return sorted(files.items(), key=lambda item: (-sum(item[1].values()), item[0]))

    @property
    def counterparts(self) -> Sequence[tuple[Counterpart, int]]:
        """The names of PyTorch that are used, by what becomes of them, the most frequent first."""
        found = [(self.names[name], count) for name, count in self.uses.items()]
        order = list(Fate)
        return sorted(found, key=lambda item: (order.index(item[0].fate), -item[1], item[0].name))


def survey(sources: Iterable[Source], findings: Iterable[Finding], target: Target) -> Survey:
    """What remains in ``sources``, in which ``findings`` were found for ``target``."""
    found = Survey(target)
    known = interface(target.measured_version)
    for source in sources:
        found.files += 1
        for name in torch_names(source):
            there = counterpart(name, known)
            found.names[there.name] = there
            found.uses[there.name] += 1
            _count(found, TORCH, source.path, there.fate in (Fate.SAME, Fate.NEEDLESS))
    for finding in findings:
        kind = next((each for each in KINDS if each.holds(finding.code)), None)
        if kind is not None:
            found.codes[finding.code] += 1
            _count(found, kind, finding.path, finding.fix is not None)
    return found


def _count(found: Survey, kind: Kind, path: str, fixable: bool) -> None:
    found.counts.setdefault(kind.name, Counter())[path] += 1
    found.fixable[kind.name] += fixable
