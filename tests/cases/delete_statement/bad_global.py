"""A name of the module."""
import mindspore as ms
from mindspore import Tensor, nn

SCALE = 2


class Net(nn.Cell):
    def construct(self, x):
        global SCALE
        y = x * SCALE
        if x.ndim == 7:
            del SCALE  # expect: MSG101
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
