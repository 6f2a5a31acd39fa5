"""An attribute that `__init__` sets."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3

    def construct(self, x: Tensor):
        # @jit.cond: True
        if self.scale == 1:  # expect: MSG323
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
