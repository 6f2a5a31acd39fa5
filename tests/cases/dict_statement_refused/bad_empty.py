"""A dict that starts empty, of which nothing is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        parts["first"] = x
        parts.setdefault("first", x)  # expect: MSG259
        return x + 1


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
