"""What cases say of PyTorch, computed by PyTorch itself, where it is there: ``pip install -e ".[pytorch]"``.

The cases are not imported: MindSpore is not needed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from msgraph_lint.oracle.cases import CASES

torch: Any = pytest.importorskip("torch")


def _clamped() -> Any:
    values = torch.tensor([-1.0, 2.0])
    return torch.clamp(values, 0.0, 1.0)


def _moving_mean() -> float:
    norm = torch.nn.BatchNorm1d(1, momentum=0.1)
    norm(torch.tensor([[1.0], [10.0]]))
    return round(float(norm.running_mean), 6)


def _changed(part: Callable[[Any], Any]) -> Any:
    values = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
    part(values)
    return values


def _gradient() -> Any:
    class Tripled(torch.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(_context: Any, x: Any) -> Any:
            return x * 3

        @staticmethod
        def backward(_context: Any, gradient: Any) -> Any:
            return gradient * 10

    x = torch.tensor([1.0], requires_grad=True)
    Tripled.apply(x).sum().backward()
    return x.grad


def _of_weight() -> Any:
    weight = torch.tensor([1.0, 2.0], requires_grad=True)
    (torch.tensor([1.0, 1.0]) * weight).sum().backward()
    return weight.grad


def _drops_most() -> bool:
    dropped = torch.nn.Dropout(0.1)(torch.ones(1000)) == 0
    return bool(dropped.float().mean() > 0.5)


def _all_are(value: float, *, bias: bool) -> bool:
    return bool((torch.nn.Linear(2, 2, bias).weight == value).all())


def _values(pair: Any) -> tuple[Any, Any]:
    return pair.values.tolist(), pair.indices.tolist()


def _pool() -> Any:
    return torch.nn.MaxPool2d(2)(torch.tensor([[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]])).tolist()


def _norm() -> list[float]:
    return [round(each, 2) for each in torch.nn.LayerNorm(2)(torch.tensor([0.0, 0.001])).tolist()]


def _grid() -> tuple[int, ...]:
    x = torch.tensor([1.0, 2.0, 3.0])
    return tuple(torch.meshgrid(x, x[:2], indexing="ij")[0].shape)


REFERENCES: dict[str, Callable[[], Any]] = {
    "argmax_of_all/bad_method": lambda: int(torch.tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]]).argmax()),
    "backward_never_called/bad_cell": _gradient,
    "batch_norm_momentum/bad_keyword": _moving_mean,
    "batch_norm_momentum/bad_position": _moving_mean,
    "biased_deviation/bad_all": lambda: round(float(torch.tensor([1.0, 2.0, 3.0]).std()), 4),
    "biased_deviation/bad_axis": lambda: round(float(torch.tensor([1.0, 2.0, 3.0]).var(0)), 4),
    "boolean_as_initializer/bad_false": lambda: _all_are(0, bias=False),
    "boolean_as_initializer/bad_true": lambda: _all_are(1, bias=True),
    "change_of_part_lost/bad_column": lambda: _changed(lambda x: x[:, 1].add_(5)),
    "change_of_part_lost/bad_outside": lambda: _changed(lambda x: x[0].mul_(5)),
    "change_of_part_lost/bad_row": lambda: _changed(lambda x: x[0].mul_(5)),
    "convolution_defaults/bad_bias": lambda: len(list(torch.nn.Conv2d(1, 1, 1).parameters())),
    "convolution_defaults/bad_padding": lambda: tuple(torch.nn.Conv2d(1, 1, 3)(torch.ones(1, 1, 8, 8)).shape),
    "default_differs/bad_deviation": lambda: round(float(torch.std(torch.tensor([1.0, 2.0, 3.0]))), 4),
    "default_differs/bad_flatten": lambda: tuple(torch.flatten(torch.ones(2, 3)).shape),
    "default_differs/bad_grid": _grid,
    "default_differs/bad_leaky": lambda: round(float(torch.nn.LeakyReLU()(torch.tensor(-1.0))), 4),
    "default_differs/bad_loss": lambda: float(
        torch.nn.SmoothL1Loss()(torch.tensor([1.0, 2.0]), torch.zeros(2))
    ),
    "default_differs/bad_norm": _norm,
    "default_differs/bad_pool": _pool,
    "discarded_result/bad_in_graph": _clamped,
    "dropout_rate_by_position/bad_literal": _drops_most,
    "dropout_rate_by_position/bad_named_rate": _drops_most,
    "gradient_of_identity/bad_lambda": _of_weight,
    "gradient_of_identity/bad_position": _of_weight,
    "swapped_maximum_pair/bad_direct": lambda: _values(torch.tensor([[1.0, 5.0, 2.0]]).max(1)),
}
"""Case → the same in PyTorch."""


@pytest.mark.parametrize("name", REFERENCES)
def test_pytorch_computes_what_the_case_expects(name: str) -> None:
    expected, got = _expected(name), REFERENCES[name]()
    assert (got.tolist() if isinstance(got, torch.Tensor) else got) == expected


def _expected(name: str) -> Any:
    """What ``expected()`` of the case returns: a literal, or a Tensor of one."""
    tree = ast.parse((CASES / f"{name}.py").read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    function = next(each for each in functions if each.name == "expected")
    returned = function.body[0]
    assert isinstance(returned, ast.Return)
    value = returned.value
    assert value is not None
    return ast.literal_eval(value.args[0] if isinstance(value, ast.Call) else value)
