"""A property that makes what it gives, and does not keep it."""

from __future__ import annotations

from msgraph_lint.fixers.shared.made_each_time import returned

fix = returned
