"""The last item is removed, and another one read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x + 1}
        parts.popitem()  # expect: MSG259
        return parts["first"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
