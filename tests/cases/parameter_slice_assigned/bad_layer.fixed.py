"""The weight of a layer."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 3)

    def construct(self, x: Tensor):
        weight = self.dense.weight
        weight[:1, ...] = 0  # expect: MSG229 [safe]
        return x * 2


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
