"""Probes: small experiments that show what MindSpore does with one pattern each, and their outcomes.

A probe is a few lines in ``tests/probes/cases/<family>.txt``; from them comes a case file for the oracle. It
starts with ``#--- id title``, then come sections in the first column, each with the rest of its line and the
indented lines below it:

==============  ========================================================================================
``I:``          the body of ``N.__init__``, after ``super().__init__()``
``K:``          more members of ``N``, the network
``B: Base``     its base class (default ``nn.Cell``)
``D:``          decorators of ``construct``
``C(x, y):``    the body of ``construct``, with its parameters
``A: X(), 1``   the arguments of each call (default ``X()``, a Tensor of shape (2, 3))
``KW: {...}``   keyword arguments
``F: words``    ``once``, ``calls=4``: how often it is called; ``noexport``: MindIR export is not tried
==============  ========================================================================================

Everything else in the first column is code of the module, which may define ``N`` itself, or ``run()``
instead. ``N`` becomes ``Net``, as in every case.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from msgraph_lint.oracle.cases import REPOSITORY
from msgraph_lint.oracle.compare import LevelOutcome
from msgraph_lint.targets import MEASURED_VERSIONS, SyntaxLevel

PROBES = REPOSITORY / "tests" / "probes"

PREAMBLE = """\
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor, Parameter, mutable


def X():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def t(v):
    return Tensor(v, ms.float32)


def ti(v):
    return Tensor(v, ms.int32)


"""
"""What every probe can use."""

_NET = re.compile(r"\bN\b")
_SECTION = re.compile(r"(?P<name>I|K|B|D|A|KW|F|C\((?P<parameters>.*)\)):(?P<rest>.*)")


@dataclass(frozen=True, slots=True)
class Probe:
    """One experiment."""

    id: str
    """A letter or word and a number; messages, comments and pages refer to it."""
    family: str
    """The name of its file."""
    title: str
    body: str = field(repr=False)

    @property
    def text(self) -> str:
        """The case file for the oracle."""
        return _case(self.body)

    @property
    def script(self) -> str:
        """The same as a user's script: with the call of the network, which shows what is passed."""
        return self.text + _script(self.body)

    @property
    def library(self) -> str:
        """The same as a module of a library: without what calls the network."""
        return _CALLING.sub("", self.text)

    @property
    def digest(self) -> str:
        """Changes when MindSpore has to be asked again."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]


@cache
def read_probes(folder: Path = PROBES) -> Mapping[str, Probe]:
    """All probes by id, in the order of their files.

    Raises:
        ValueError: two probes have the same id.
    """
    found: dict[str, Probe] = {}
    for file in sorted((folder / "cases").glob("*.txt")):
        for part in re.split(r"^#--- ", file.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            head, _, body = part.partition("\n")
            name, _, title = head.strip().partition(" ")
            if name in found:
                raise ValueError(f"{file.name}: there are two probes {name}")
            found[name] = Probe(name, file.stem, title, body)
    return found


def _case(body: str) -> str:
    """The case file that the ``body`` of a probe stands for."""
    sections, module, parameters = _sections(body)
    pieces = [_block(module, 0)]
    has_run = "def run(" in pieces[0]
    if "C" in sections:
        pieces += _network(sections, parameters)
    if not has_run:
        pieces.append(f"\n\ndef inputs():\n    return ({_arguments(sections)})\n")
    if "KW" in sections:
        pieces.append(f"\n\ndef kwargs():\n    return {_block(sections['KW'], 0)}")
    pieces += _flags(sections, has_run)
    return PREAMBLE + _NET.sub("Net", "".join(pieces).lstrip("\n"))


def _script(body: str) -> str:
    """The call of the network."""
    sections, module, _ = _sections(body)
    if "def run(" in "\n".join(module):
        return ""
    keywords = f"**{_block(sections['KW'], 0).strip()}" if "KW" in sections else ""
    return f"\n\nnet = Net()\nnet({_arguments(sections)}{keywords})\n"


_CALLING = re.compile(r"^def (inputs|kwargs|run)\(.*\n(\s.*\n|\n)*", re.MULTILINE)
"""The functions of a case that only call the network, or pass something."""


def _sections(body: str) -> tuple[dict[str, list[str]], list[str], str]:
    """The lines of each section, those of the module, and the parameters of ``construct``."""
    sections: dict[str, list[str]] = {}
    module: list[str] = []
    parameters = ""
    current = module
    for line in filter(str.strip, body.splitlines()):
        if match := _SECTION.fullmatch(line):
            current = sections.setdefault(match["name"][:2].rstrip("("), [])
            parameters = match["parameters"] or parameters
            if match["rest"].strip():
                current.append(f"    {match['rest'].strip()}")
            continue
        if not line[0].isspace():
            current = module
        current.append(line)
    return sections, module, parameters


def _network(sections: Mapping[str, list[str]], parameters: str) -> Iterable[str]:
    base = _block(sections.get("B", ["nn.Cell"]), 0).strip()
    yield f"\n\nclass Net({base}):\n"
    if "I" in sections:
        yield f"    def __init__(self):\n        super().__init__()\n{_block(sections['I'], 8)}\n"
    if "K" in sections:
        yield f"{_block(sections['K'], 4)}\n"
    yield _block(sections.get("D", []), 4)
    signature = ", ".join(filter(None, ("self", parameters.strip())))
    yield f"    def construct({signature}):\n{_block(sections['C'], 8)}"


def _arguments(sections: Mapping[str, list[str]]) -> str:
    arguments = " ".join(_block(sections.get("A", ["X()"]), 0).split("\n")).strip()
    return f"{arguments}," if arguments else ""


def _flags(sections: Mapping[str, list[str]], has_run: bool) -> Iterable[str]:
    flags = " ".join(sections.get("F", [])).split()
    calls = [flag.removeprefix("calls=") for flag in flags if flag.startswith("calls=")]
    if has_run or "once" in flags:
        calls = ["1"]
    if calls:
        yield f"\n\nCALLS = {calls[0]}\n"
    if "noexport" in flags:
        yield "\n\nEXPORT = False\n"


def _block(lines: Iterable[str], indent: int) -> str:
    """``lines`` with ``indent`` as their smallest indentation."""
    text = textwrap.dedent("\n".join(lines))
    return textwrap.indent(f"{text}\n", " " * indent) if text else ""


# --- outcomes -----------------------------------------------------------------------------------------------

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ProbeStore:
    """The measured outcomes of the probes: one file for each MindSpore version."""

    folder: Path = PROBES

    def versions(self) -> list[str]:
        """The versions with outcomes, oldest first."""
        return [version for version in MEASURED_VERSIONS if self._file(version).is_file()]

    def about(self, version: str) -> dict[str, str]:
        """``mindspore``, ``python``, ``platform`` and ``date`` of the measurement."""
        return {key: value for key, value in self._read(version).items() if key != "probes"}

    def outcomes(self, version: str) -> dict[str, dict[SyntaxLevel, LevelOutcome]]:
        """The outcomes on ``version`` by id, of the probes that are still as they were measured."""
        stored = self._read(version).get("probes", {})
        return {
            probe.id: {level: LevelOutcome(*entry[level.value]) for level in SyntaxLevel}
            for probe in read_probes(self.folder).values()
            if (entry := stored.get(probe.id)) and entry["digest"] == probe.digest
        }

    def to_measure(self, version: str) -> list[Probe]:
        """The probes without an outcome on ``version``."""
        known = self.outcomes(version)
        return [probe for probe in read_probes(self.folder).values() if probe.id not in known]

    def update(
        self,
        version: str,
        about: Mapping[str, str],
        found: Mapping[str, Mapping[SyntaxLevel, LevelOutcome]],
    ) -> None:
        """Store what was measured on ``version``; changed and removed probes are forgotten."""
        outcomes = {**self.outcomes(version), **found}
        today = datetime.date.today().isoformat()
        head = json.dumps({**about, "date": today}, indent=1, ensure_ascii=False).removesuffix("\n}")
        lines = [
            f"  {json.dumps(probe.id)}: {_entry(probe, outcomes[probe.id])}"
            for probe in read_probes(self.folder).values()
            if probe.id in outcomes
        ]
        file = self._file(version)
        file.parent.mkdir(parents=True, exist_ok=True)
        scratch = file.with_suffix(".tmp")
        scratch.write_text(head + ',\n "probes": {\n' + ",\n".join(lines) + "\n }\n}\n", "utf-8")
        scratch.replace(file)

    def _file(self, version: str) -> Path:
        return self.folder / "outcomes" / f"{version}.json"

    def _read(self, version: str) -> Json:
        file = self._file(version)
        content: Json = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        return content


def _entry(probe: Probe, outcome: Mapping[SyntaxLevel, LevelOutcome]) -> str:
    levels = {level.value: [outcome[level].outcome, outcome[level].note] for level in SyntaxLevel}
    return json.dumps({"digest": probe.digest, **levels}, ensure_ascii=False)
