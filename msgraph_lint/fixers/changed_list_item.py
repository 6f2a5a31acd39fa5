"""The changes of the list, written as slices."""

from __future__ import annotations

from msgraph_lint.fixers.shared.in_place import fix_all_changes

fix = fix_all_changes
