"""The item is lost, and taken."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outputs = None

    def construct(self, x: Tensor):
        self.outputs = {}  # expect: MSG201 [unsafe]
        self.outputs["a"] = x  # expect: MSG256
        return self.outputs["a"] * 2


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
