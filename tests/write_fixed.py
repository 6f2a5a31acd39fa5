"""Write the ``.fixed.py`` of cases from what the fixers do, to be reviewed with ``git diff``.

``python -m tests.write_fixed [rule_module …]``
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgraph_lint.config import Settings
from msgraph_lint.fixing import fix_text
from msgraph_lint.oracle.cases import Case
from msgraph_lint.registry import registry
from tests.case_checks import alone, codes_for, telling_target

CASES = Path(__file__).parent / "cases"


def main(modules: list[str]) -> None:
    for entry in registry().values():
        if modules and entry.rule.module not in modules:
            continue
        for case in sorted((CASES / entry.rule.module).glob("bad_*.py")):
            if case.name.endswith(".fixed.py"):
                continue
            fixed = case.with_suffix(".fixed.py")
            text = case.read_text("utf-8")
            result = fix_text(
                str(alone(Case(case))),
                text,
                Settings(target=telling_target(entry.rule), select=codes_for(entry.rule)),
                unsafe=True,
            )
            if result.text != text:
                fixed.write_text(result.text, "utf-8")
            elif fixed.exists():
                fixed.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
