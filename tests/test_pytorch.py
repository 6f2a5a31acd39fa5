"""What cases say of PyTorch, computed by PyTorch itself, where it is there: ``pip install -e ".[pytorch]"``.

The cases are not imported: MindSpore is not needed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from msgraph_lint.oracle.cases import CASES, find_cases
from msgraph_lint.rules import all_rules


def torch() -> Any:
    """Loaded once a test asks for it: by then it is known which process of pytest-xdist that is."""
    return pytest.importorskip("torch")


def _clamped() -> Any:
    values = torch().tensor([-1.0, 2.0])
    return torch().clamp(values, 0.0, 1.0)


def _moving_mean() -> float:
    norm = torch().nn.BatchNorm1d(1, momentum=0.1)
    norm(torch().tensor([[1.0], [10.0]]))
    return round(float(norm.running_mean), 6)


def _changed(part: Callable[[Any], Any]) -> Any:
    values = torch().tensor([[1.0, 2.0], [3.0, 4.0]])
    part(values)
    return values


def _gradient() -> Any:
    class Tripled(torch().autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(_context: Any, x: Any) -> Any:
            return x * 3

        @staticmethod
        def backward(_context: Any, gradient: Any) -> Any:
            return gradient * 10

    x = torch().tensor([1.0], requires_grad=True)
    Tripled.apply(x).sum().backward()
    return x.grad


def _of_weight() -> Any:
    weight = torch().tensor([1.0, 2.0], requires_grad=True)
    (torch().tensor([1.0, 1.0]) * weight).sum().backward()
    return weight.grad


def _drops_most() -> bool:
    dropped = torch().nn.Dropout(0.1)(torch().ones(1000)) == 0
    return bool(dropped.float().mean() > 0.5)


def _all_are(value: float, *, bias: bool) -> bool:
    return bool((torch().nn.Linear(2, 2, bias).weight == value).all())


def _values(pair: Any) -> tuple[Any, Any]:
    return pair.values.tolist(), pair.indices.tolist()


def _pool() -> Any:
    return torch().nn.MaxPool2d(2)(torch().tensor([[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]])).tolist()


def _norm() -> list[float]:
    return [round(each, 2) for each in torch().nn.LayerNorm(2)(torch().tensor([0.0, 0.001])).tolist()]


def _grid() -> tuple[int, ...]:
    x = torch().tensor([1.0, 2.0, 3.0])
    return tuple(torch().meshgrid(x, x[:2], indexing="ij")[0].shape)


def _weighted() -> Any:
    norm = torch().nn.LayerNorm(2)
    norm.weight = torch().nn.Parameter(torch().zeros(2))
    return norm(torch().tensor([[1.0, 2.0]])).abs()


def _tenfold(base: type, x: Any) -> Any:
    class Net(base):  # type: ignore[misc]
        def forward(self, x: Any) -> Any:
            return x * 10

    return Net()(x)


def _trained(container: Callable[[list[Any]], Any]) -> int:
    return len(list(container([torch().nn.Linear(2, 2), torch().nn.Linear(2, 2)]).parameters()))


def _clipped() -> list[float]:
    weight = torch().zeros(2, requires_grad=True)
    weight.grad = torch().tensor([3.0, 4.0])
    torch().nn.utils.clip_grad_norm_([weight], 1.0)
    return [round(each, 4) for each in weight.grad.tolist()]


def _pair() -> Any:
    values, places = torch().tensor([[1.0, 5.0], [7.0, 2.0]]).max(1)
    return values * 10 + places


def _in_phase() -> Any:
    class Net(torch().nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.phase = "test"

        def forward(self, x: Any) -> Any:
            return x * 10 if self.phase == "test" else x

    return Net().eval()(torch().tensor([1.0]))


def _is_in_order() -> bool:
    rows = torch().utils.data.DataLoader(list(range(100)))
    return [int(each) for each in rows] == list(range(100))


def _by_name(layers: list[Any]) -> Any:
    return torch().nn.ModuleDict(dict(zip("ab", layers, strict=True)))


def _two() -> Any:
    return torch().tensor([1.0, 2.0])


def _matrix() -> Any:
    return torch().tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]])


def _places() -> Any:
    where, x = torch().where, torch().tensor([[1.0, 2.0], [3.0, 4.0]])
    rows, columns = where(x > 1)
    return rows * 2 + columns, where(x > 2)[-1], where(x == 4)[0]


REFERENCES: dict[str, Callable[[], Any]] = {
    "argmax_of_all/bad_keepdims": lambda: int(torch().tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]]).argmax()),
    "argmax_of_all/bad_method": lambda: int(torch().tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]]).argmax()),
    "backward_never_called/bad_cell": _gradient,
    "batch_norm_momentum/bad_keyword": _moving_mean,
    "batch_norm_momentum/bad_position": _moving_mean,
    "batch_norm_momentum/bad_constant": _moving_mean,
    "biased_deviation/bad_all": lambda: round(float(torch().tensor([1.0, 2.0, 3.0]).std()), 4),
    "biased_deviation/bad_axis": lambda: round(float(torch().tensor([1.0, 2.0, 3.0]).var(0)), 4),
    "biased_deviation/bad_outside": lambda: round(float(torch().tensor([1.0, 2.0, 3.0]).std()), 4),
    "boolean_as_initializer/bad_false": lambda: _all_are(0, bias=False),
    "boolean_as_initializer/bad_true": lambda: _all_are(1, bias=True),
    "cells_in_container/bad_append": lambda: _trained(torch().nn.ModuleList),
    "cells_in_container/bad_comprehension": lambda: _trained(torch().nn.ModuleList),
    "cells_in_container/bad_dict": lambda: _trained(_by_name),
    "cells_in_container/bad_list": lambda: _trained(torch().nn.ModuleList),
    "cells_in_container/bad_tuple": lambda: _trained(torch().nn.ModuleList),
    "change_of_part_lost/bad_column": lambda: _changed(lambda x: x[:, 1].add_(5)),
    "change_of_part_lost/bad_outside": lambda: _changed(lambda x: x[0].mul_(5)),
    "change_of_part_lost/bad_row": lambda: _changed(lambda x: x[0].mul_(5)),
    "convolution_defaults/bad_bias": lambda: len(list(torch().nn.Conv2d(1, 1, 1).parameters())),
    "convolution_defaults/bad_padding": lambda: tuple(
        torch().nn.Conv2d(1, 1, 3)(torch().ones(1, 1, 8, 8)).shape
    ),
    "default_differs/bad_deviation": lambda: round(float(torch().std(torch().tensor([1.0, 2.0, 3.0]))), 4),
    "default_differs/bad_flatten": lambda: tuple(torch().flatten(torch().ones(2, 3)).shape),
    "default_differs/bad_grid": _grid,
    "default_differs/bad_leaky": lambda: round(float(torch().nn.LeakyReLU()(torch().tensor(-1.0))), 4),
    "default_differs/bad_loss": lambda: float(
        torch().nn.SmoothL1Loss()(torch().tensor([1.0, 2.0]), torch().zeros(2))
    ),
    "default_differs/bad_norm": _norm,
    "default_differs/bad_pool": _pool,
    "discarded_result/bad_clip": _clipped,
    "discarded_result/bad_in_graph": _clamped,
    "dropout_rate_by_position/bad_constant": _drops_most,
    "dropout_rate_by_position/bad_literal": _drops_most,
    "dropout_rate_by_position/bad_named_rate": _drops_most,
    "forward_never_called/bad_layer": lambda: _tenfold(torch().nn.ReLU, _two()),
    "forward_never_called/bad_own_base": lambda: _tenfold(torch().nn.Identity, _two()),
    "gradient_of_identity/bad_lambda": _of_weight,
    "gradient_of_identity/bad_position": _of_weight,
    "layer_attribute_in_vain/bad_weight": _weighted,
    "max_along_dimension/bad_item": lambda: torch().tensor([[1.0, 5.0], [7.0, 2.0]]).min(1)[0],
    "max_along_dimension/bad_keepdims": lambda: torch().tensor([[1.0, 5.0], [7.0, 2.0]]).min(1, True)[0],
    "max_along_dimension/bad_unpacked": _pair,
    "phase_attribute/bad_text": _in_phase,
    "repeat_of_tensor/bad_repeat": lambda: _two().repeat(2),
    "shuffled_evaluation/bad_eval": _is_in_order,
    "swapped_maximum_pair/bad_direct": lambda: _values(torch().tensor([[1.0, 5.0, 2.0]]).max(1)),
    "transpose_of_matrix/bad_matrix": lambda: _matrix().transpose(0, 1),
    "transpose_of_matrix/bad_negative": lambda: _matrix().transpose(-2, -1),
    "wrong_arguments/bad_where": _places,
}
"""Case → the same in PyTorch; of layers in containers, in those that PyTorch has for them."""


def test_each_case_about_pytorch_has_a_reference() -> None:
    codes = [rule for rule in all_rules().values() if rule.is_about_all_code]
    cases = [case for rule in codes for case in find_cases([CASES / rule.module]) if case.is_bad]
    stating = [
        case.name.removesuffix(".py") for case in cases if "\ndef expected(" in case.path.read_text("utf-8")
    ]
    assert sorted(set(stating) - REFERENCES.keys()) == []


@pytest.mark.parametrize("name", REFERENCES)
def test_pytorch_computes_what_the_case_expects(name: str) -> None:
    assert _plain(REFERENCES[name]()) == _expected(name)


def _plain(got: Any) -> Any:
    if isinstance(got, tuple):
        return tuple(map(_plain, got))
    return got.tolist() if isinstance(got, torch().Tensor) else got


def _expected(name: str) -> Any:
    """What ``expected()`` of the case returns: a literal, a Tensor of one, or a tuple of these."""
    tree = ast.parse((CASES / f"{name}.py").read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    function = next(each for each in functions if each.name == "expected")
    returned = function.body[0]
    assert isinstance(returned, ast.Return)
    value = returned.value
    assert value is not None
    return _said(value)


def _said(node: ast.expr) -> Any:
    if isinstance(node, ast.Tuple):
        return tuple(map(_said, node.elts))
    return ast.literal_eval(node.args[0] if isinstance(node, ast.Call) else node)
