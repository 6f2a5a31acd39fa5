"""One of the ways has two axes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.flat = True

    def construct(self, x: Tensor):
        y = x.reshape(2, 2, 6)
        if self.flat:
            y = y.reshape(4, 6)
        return y.transpose(-1, -2)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
