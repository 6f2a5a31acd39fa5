"""A list and a range, and a tuple of Tensors and a list."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def add(a, b):
    return a + b


class Net(nn.Cell):
    def construct(self, x):
        a = list(map(add, [1, 2], range(2)))  # expect: MSG330
        b = list(map(add, ops.split(x, 1), [1, 2]))  # expect: MSG330
        return b[0] * a[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
