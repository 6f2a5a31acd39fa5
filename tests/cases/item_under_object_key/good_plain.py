"""Strings, numbers and tuples."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        parts["a"] = x
        parts[1] = x * 2
        parts[(1, 2)] = x * 3
        parts[x.shape] = x * 4
        return parts["a"] + parts[1] + parts[(1, 2)] + parts[x.shape]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
