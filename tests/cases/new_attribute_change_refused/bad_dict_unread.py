"""The same, and nobody takes an item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.outputs = {}  # expect: MSG201 [unsafe]
        self.outputs["a"] = x  # expect: MSG256
        return x * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
