"""A list on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = []

    def construct(self, x):
        self.parts.append(x * 2)  # expect: MSG733
        return self.parts[-1] + x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
