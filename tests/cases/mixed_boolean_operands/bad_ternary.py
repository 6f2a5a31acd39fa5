"""In a conditional expression, with `not`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.plain = False

    def construct(self, x: Tensor, b: Tensor):
        return x * 2 if b > 0 and not self.plain else x  # expect: MSG311 [unsafe]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
