"""Keywords that a function is given."""
import mindspore as ms
from mindspore import Tensor, nn


def joined(**parts):
    parts.setdefault("second", 1.0)  # expect: MSG259
    return parts["first"]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return joined(first=x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
