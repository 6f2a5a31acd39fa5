"""A method appends to the list on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = []

    def keep(self, x):
        self.parts.append(x)  # expect: MSG733

    def construct(self, x):
        self.keep(x)
        return ops.cat(self.parts) * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
