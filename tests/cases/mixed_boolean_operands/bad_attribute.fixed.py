"""A Tensor, then an attribute of `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = True

    def construct(self, x: Tensor, b: Tensor):
        if self.scaled and b > 0:  # expect: MSG311 [unsafe]
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
