"""What is asked of layers of MindSpore, and other Cells that it has classes for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgraph_lint.program.definitions import External
from msgraph_lint.python_code.patches import replaces_cells
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode

COUNTERPARTS = {
    "weight": ("gamma", "embedding_table"),
    "bias": ("beta",),
    "running_mean": ("moving_mean",),
    "running_var": ("moving_variance",),
    "num_features": ("num_features",),
    "in_features": ("in_channels",),
    "out_features": ("out_channels",),
    "num_embeddings": ("vocab_size",),
    "embedding_dim": ("embedding_size",),
}
"""Attribute of PyTorch's layers → what it may be called here."""
CELL_METHODS = {
    "add_module": "insert_child_to_cell",
    "children": "cells",
    "eval": "set_train(False)",
    "modules": "cells_and_names",
    "named_children": "name_cells",
    "named_modules": "cells_and_names",
    "named_parameters": "parameters_and_names",
    "parameters": "get_parameters",
    "register_parameter": "insert_param_to_cell",
    "requires_grad_": "get_parameters",
    "train": "set_train",
}
"""Method of PyTorch's modules → that of Cells."""
_CONTAINERS = {"mindspore.nn.SequentialCell", "mindspore.nn.CellList", "mindspore.nn.CellDict"}
"""Cells whose attributes are what they are given."""


@dataclass(frozen=True)
class LayerUse:
    """An attribute that a layer of MindSpore does not have, where it is read or assigned."""

    node: ast.Attribute
    layer: str
    """The canonical name of the layer."""
    known: frozenset[str]
    """What the layer has that not every Cell has."""

    @property
    def meant(self) -> str | None:
        """What PyTorch's name is called here."""
        return next((name for name in COUNTERPARTS.get(self.node.attr, ()) if name in self.known), None)


def layer_uses(code: PythonCode) -> Iterator[LayerUse]:
    """The attributes of layers that those do not have, whoever asks for them."""
    for asked in code.asked:
        node, cls = asked.node, asked.owner.cls
        if not isinstance(cls, External) or node.attr.startswith("__"):
            continue
        known = code.interface.attributes_of_cell(cls.name)
        if known is None or node.attr in known or node.attr in code.interface.cell_attributes:
            continue
        if cls.name in _CONTAINERS and node.attr not in CELL_METHODS:
            continue
        if code.is_patched(cls.name.rpartition(".")[2]):
            continue  # the project puts a class of its own there: `nn.Embedding = Embedding`
        if isinstance(node.value, ast.Attribute) and code.project.kept(replaces_cells):
            continue
        if isinstance(node.ctx, ast.Store) or not _may_be_there(node, code):
            yield LayerUse(node, cls.name, known)


def _may_be_there(node: ast.Attribute, code: PythonCode) -> bool:
    """Whether the code asks first, or the project assigns such an attribute of something."""
    return code.guards.hold(node, node.attr) or code.is_patched(node.attr)
