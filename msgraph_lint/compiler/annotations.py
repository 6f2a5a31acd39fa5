"""What the annotation of an argument says of it."""

from __future__ import annotations

import ast

from msgraph_lint.values.value import Kind

_KINDS = {"bool": Kind.BOOL, "float": Kind.FLOAT, "int": Kind.INT, "str": Kind.STR}
_WITH_NONE = {"None", "Optional", "Sequence", "Union"}
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


def names_plain_types(annotation: ast.expr) -> bool:
    """Whether all types in it are plain: ``int``, ``Optional[List[int]]``, ``"dict | None"``."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            annotation = ast.parse(annotation.value, mode="eval").body
        except SyntaxError:
            return False
    parts = list(ast.walk(annotation))
    names = {each.id for each in parts if isinstance(each, ast.Name)}
    is_plain = bool(names) and names <= _KINDS.keys() | _CONTAINERS.keys() | _WITH_NONE
    return is_plain and not any(isinstance(each, ast.Attribute) for each in parts)
