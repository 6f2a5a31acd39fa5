"""The list as an ``nn.CellList``."""

from __future__ import annotations

from msgraph_lint.fixers.shared import owning

fix = owning.own_layers
