"""Both branches bind."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = True

    def construct(self, x):
        if self.double:
            y = x * 2
        else:
            y = x
        z = None
        if self.double:
            z = x + 1
        return y + z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
