"""A Tensor of an array in double precision."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = Tensor(np.ones(1))

    def construct(self, x: Tensor):
        most = x.astype(ms.float32).max()
        if most or self.double * x.astype(ms.float64).max():  # expect: MSG311
            return x
        return x * 2


def inputs():
    return (Tensor([[0.0, 1.0]], ms.float32),)
