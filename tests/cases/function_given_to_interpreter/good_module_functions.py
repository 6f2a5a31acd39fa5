"""`map` in the graph, `partial` in the graph, and a function of the project."""
from functools import partial

from mindspore import Tensor, nn, ops


def apply(function, x):
    return function(x)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first, second = map(lambda t: t * 2, (x, x + 1))
        return first + second + apply(lambda t: t * 3, x) + partial(apply, lambda t: ops.relu(t))(x)


def inputs():
    return (Tensor([1.0, 2.0]),)
