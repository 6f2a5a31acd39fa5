"""What the annotation of a constructor's argument says of it."""

from __future__ import annotations

import ast

from msgraph_lint.values.value import Kind

_KINDS = {"bool": Kind.BOOL, "float": Kind.FLOAT, "int": Kind.INT, "str": Kind.STR}
_CONTAINERS = {
    "Dict": Kind.DICT, "List": Kind.LIST, "Tuple": Kind.TUPLE, "dict": Kind.DICT, "list": Kind.LIST,
    "tuple": Kind.TUPLE,
}  # fmt: skip


def plain_kind(annotation: ast.expr | None) -> Kind | None:
    """The kind of ``int``, ``List[int]`` or ``Dict[str, float]``: no Tensor is in it; ``None`` for others."""
    if isinstance(annotation, ast.Name):
        return _KINDS.get(annotation.id)
    if not isinstance(annotation, ast.Subscript) or not isinstance(annotation.value, ast.Name):
        return None
    inside = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
    parts = [each for each in inside if not (isinstance(each, ast.Constant) and each.value is Ellipsis)]
    is_plain = all(plain_kind(each) is not None for each in parts)
    return _CONTAINERS.get(annotation.value.id) if is_plain else None
