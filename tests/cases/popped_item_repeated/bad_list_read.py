"""The function reads the list afterwards."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3, 4]

    def construct(self, x: Tensor):
        size = self.sizes.pop(0)  # expect: MSG269
        return x + size + len(self.sizes)


def inputs():
    return (Tensor(np.arange(24).reshape(6, 4), ms.float32),)
