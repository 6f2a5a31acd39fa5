"""The function of `mindspore.ops` that computes the same."""

from __future__ import annotations

from msgraph_lint.fixers.shared.graph_forms import in_graph

fix = in_graph
