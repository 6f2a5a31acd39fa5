"""The same by `update`."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, parts):
    parts.update({"c": x})  # expect: MSG733
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 3}
        y = scaled(x, parts)
        return y + parts["c"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
