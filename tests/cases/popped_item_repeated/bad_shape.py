"""The number is a size of the new shape."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [6, 4, 3]

    def construct(self, x: Tensor):
        size = self.sizes.pop()  # expect: MSG269
        return x.reshape(size, -1).sum(0)


def inputs():
    return (Tensor(np.arange(24).reshape(6, 4), ms.float32),)
