"""A list in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.groups = None

    def construct(self, x: Tensor):
        self.groups = [[], []]  # expect: MSG201 [unsafe]
        self.groups[0].append(x)  # expect: MSG257
        return x * len(self.groups[0])


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
