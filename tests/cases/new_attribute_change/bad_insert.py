"""An item comes first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = None

    def construct(self, x: Tensor):
        self.parts = []  # expect: MSG201 [unsafe]
        self.parts.insert(0, x)  # expect: MSG257
        return x * len(self.parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
