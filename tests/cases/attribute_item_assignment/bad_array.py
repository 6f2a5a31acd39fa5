"""An item of an array is counted up."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = np.zeros(3)

    def construct(self, x):
        self.seen[0] = self.seen[0] + 1  # expect: MSG204
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
