"""`weight.set_data(initializer(Normal(0.02, 0.0), …))` for PyTorch's `nn.init.normal_(weight, 0.0, 0.02)`."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

from msgraph_lint.findings import Edit
from msgraph_lint.fixers.shared.edits import has_comment, written
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.records import dataclass

_HOME = "mindspore.common.initializer"


@dataclass(frozen=True)
class _Filler:
    """A function of `torch.nn.init` that fills a Tensor, and the class here that does so."""

    made: str
    takes: Sequence[str] = ()
    """The parameters of the function behind the Tensor."""
    names: Mapping[str, str] | None = None
    """Parameter → what the class calls it."""
    defaults: Mapping[str, str] | None = None
    """What the class is to be given where the function is not: its own default is another."""


_KAIMING = ("a", "mode", "nonlinearity")
_KAIMING_NAMES = {"a": "negative_slope", "mode": "mode", "nonlinearity": "nonlinearity"}
_FILLERS = {
    "constant_": _Filler("Constant", ("val",), {"val": "value"}),
    "kaiming_normal_": _Filler("HeNormal", _KAIMING, _KAIMING_NAMES),
    "kaiming_uniform_": _Filler("HeUniform", _KAIMING, _KAIMING_NAMES),
    "normal_": _Filler("Normal", ("mean", "std"), {"std": "sigma", "mean": "mean"}, {"std": "1.0"}),
    "ones_": _Filler("One"),
    "xavier_normal_": _Filler("XavierNormal", ("gain",), {"gain": "gain"}),
    "xavier_uniform_": _Filler("XavierUniform", ("gain",), {"gain": "gain"}),
    "zeros_": _Filler("Zero"),
}


def filled(code: PythonCode, call: ast.Call, name: str, speller: Speller) -> Edit | None:
    """The statement that ``call`` of the function ``name`` of `init` is, as MindSpore writes it."""
    source, statement, filler = code.module.source, code.parents.get(call), _FILLERS.get(name)
    given = _given(call, filler) if filler is not None else None
    span = source.span(call)
    if filler is None or given is None or not isinstance(statement, ast.Expr):
        return None
    if source.grouped(call) != span or has_comment(source, span.start, span.end):
        return None
    target = given.pop("tensor")
    texts = {each: written(source, value) for each, value in given.items()}
    passed = {**(filler.defaults or {}), **texts}
    names = filler.names or {}
    arguments = ", ".join(f"{own}={passed[each]}" for each, own in names.items() if each in passed)
    made = f"{speller.spell(f'{_HOME}.{filler.made}', deep=False)}({arguments})"
    whole = target.value if isinstance(target, ast.Subscript) else target
    text, owner = source.segment(target), source.segment(whole)
    if not _is_dotted(whole) or "\n" in text or "\r" in text:
        return None
    made = f"{speller.spell(f'{_HOME}.initializer', deep=False)}({made}, {text}.shape, {owner}.dtype)"
    changed = f"{text}.set_data({made})" if whole is target else f"{text} = {made}.init_data()"
    return Edit(span.start, span.end, changed)


def _given(call: ast.Call, filler: _Filler) -> dict[str, ast.expr] | None:
    """Parameter → what is passed; None where not all is shown, or something else is."""
    names = ("tensor", *filler.takes)
    if len(call.args) > len(names) or any(isinstance(each, ast.Starred) for each in call.args):
        return None
    given = dict(zip(names, call.args, strict=False))
    for keyword in call.keywords:
        if keyword.arg not in names or keyword.arg in given:
            return None
        given[keyword.arg] = keyword.value
    return given if "tensor" in given else None


def _is_dotted(node: ast.expr) -> bool:
    """Whether it is a name, or an attribute of one: what may be written more than once."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)
