"""A branch that the parser drops is never compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.debug = False

    def construct(self, x):
        y = x + 1
        if self.debug:
            del y
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
