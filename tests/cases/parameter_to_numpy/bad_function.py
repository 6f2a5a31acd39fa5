"""A function of NumPy."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")

    def construct(self, x: Tensor):
        return x + Tensor(np.abs(self.scale.asnumpy()))  # expect: MSG628


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
