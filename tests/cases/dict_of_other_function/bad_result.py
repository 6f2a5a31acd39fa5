"""A copy of what a function returns."""
import mindspore as ms
from mindspore import Tensor, nn


def split(x):
    return {"a": x, "b": x * 3}


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = split(x)
        own = parts.copy()  # expect: MSG255
        return x + own["a"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
