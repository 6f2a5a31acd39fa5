"""`type(layer) is nn.ReLU` → `isinstance(layer, nn.ReLU)`."""

from __future__ import annotations

from msgraph_lint.fixers.shared.isinstance_of_class import isinstance_of_class as fix

__all__ = ["fix"]
