"""A Tensor that goes through NumPy."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = np.abs(x.asnumpy())  # expect: MSG601
        return Tensor(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
