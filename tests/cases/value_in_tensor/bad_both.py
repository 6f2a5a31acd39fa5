"""Beside another condition, and compared."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.padding = 0.0

    def construct(self, x: Tensor, mask: Tensor):
        y = x * 2
        if y.sum() > 0 and self.padding in mask:  # expect: MSG682 [unsafe]
            y = y + mask
        if True == (-1.0 not in mask):  # expect: MSG682 [unsafe]
            y = y - mask
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor([0.0, 1.0], ms.float32))
