"""The comment agrees."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3

    def construct(self, x: Tensor):
        # @jit.cond: False
        if self.scale == 1:
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
