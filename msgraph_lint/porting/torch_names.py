"""Which names of PyTorch a file uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.source import Source, SourceError

_ROOT = "torch"


def torch_names(source: Source) -> Iterator[str]:
    """The names of PyTorch in ``source``, as ``torch.nn.Linear``, each as often as it is used.

    A file that does not say the word is not parsed, nor has one that cannot be parsed any.
    """
    if _ROOT not in source.text:
        return
    try:
        tree = source.parse()
    except SourceError:
        return
    roots = dict(_imports(tree))
    inside: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Attribute, ast.Name)) and node not in inside:
            name = _dotted(node, roots, inside)
            if name is not None and name != _ROOT:
                yield name


def _imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Name → what an import of PyTorch binds it to."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if _is_torch(alias.name):
                    yield alias.asname or _ROOT, alias.name if alias.asname else _ROOT
        elif isinstance(node, ast.ImportFrom) and not node.level and _is_torch(node.module or ""):
            for alias in node.names:
                yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def _is_torch(module: str) -> bool:
    return module.partition(".")[0] == _ROOT


def _dotted(node: ast.expr, roots: dict[str, str], inside: set[ast.AST]) -> str | None:
    """The dotted name that ``node`` is; what is below it is no name of its own."""
    attributes: list[str] = []
    while isinstance(node, ast.Attribute):
        attributes.append(node.attr)
        node = node.value
        inside.add(node)
    if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load) or node.id not in roots:
        return None
    return ".".join([roots[node.id], *reversed(attributes)])
