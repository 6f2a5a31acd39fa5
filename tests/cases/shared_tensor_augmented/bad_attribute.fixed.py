"""An attribute of self has another name."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([1.0, 2.0, 3.0]), name="weight")
        self.table = Tensor([1.0, 2.0, 3.0])

    def get(self):
        return self.table

    def construct(self, x):
        weight = self.weight
        weight = weight + 1  # expect: MSG704 [unsafe]
        table = self.get()
        table = table * 2  # expect: MSG704 [unsafe]
        return x * weight + table


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
