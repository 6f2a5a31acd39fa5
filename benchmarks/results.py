"""The results of the last measurements, kept so that sections can be measured one at a time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from benchmarks.figures import Section, as_json, from_json


def load(file: Path, machine: str) -> dict[str, Section]:
    """Name -> section as it was last measured on ``machine``; what cannot be read is forgotten."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["machine"] != machine:
            return {}
        return {name: from_json(data) for name, data in kept["sections"].items()}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def save(file: Path, machine: str, sections: Mapping[str, Section]) -> None:
    """Keep ``sections``, measured on ``machine``."""
    kept = {name: as_json(section) for name, section in sections.items()}
    file.write_text(json.dumps({"machine": machine, "sections": kept}, indent=1) + "\n", "utf-8")
