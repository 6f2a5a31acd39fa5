"""What must hold for any Python file, tried on some; ``python -m tests.fuzz`` tries more."""

from __future__ import annotations

import pytest
from fuzz import KINDS, batch

pytestmark = pytest.mark.search


@pytest.mark.parametrize(("kind", "count"), [("cells", 100), ("modules", 100), ("mutants", 500)])
def test_any_file_is_linted_and_fixed(kind: str, count: int) -> None:
    """No crash; findings in graph code; fixes that parse, come to an end, and lose no comment."""
    tried: list[str] = []
    batch(*KINDS[kind], 0, count, lambda: tried.append(kind))
    assert len(tried) >= count
