"""Something is added to a slice."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sums = Parameter(Tensor(np.ones((4, 3)), ms.float32), name="sums")

    def construct(self, x: Tensor):
        self.sums[0:2] += x  # expect: MSG229 [safe]
        return x * 2


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
