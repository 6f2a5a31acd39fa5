"""Objects with a callable as argument moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.fixers.shared import hoisting

fix = hoisting.argument_fixer(hoisting.CREATED_ONCE)
