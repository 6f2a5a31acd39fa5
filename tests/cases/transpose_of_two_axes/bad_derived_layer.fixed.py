"""A layer that derives from a convolution takes four axes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Convolution(nn.Conv2d):
    def construct(self, x):
        return ops.conv2d(x, self.weight * 0.5)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = Convolution(2, 2, 1)

    def construct(self, x: Tensor):
        x = x.swapaxes(1, 0).swapaxes(1, 0)  # expect: MSG655 [safe], MSG655 [safe]
        return self.conv(x)


def inputs():
    return (Tensor(np.ones((2, 2, 3, 3)), ms.float32),)
