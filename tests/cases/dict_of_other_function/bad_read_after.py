"""A dict of which an item is read after a default was asked for."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, parts):
    n = parts.setdefault("b", x)  # expect: MSG255
    x = x + n + parts["a"]
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 3}
        return scaled(x, parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
