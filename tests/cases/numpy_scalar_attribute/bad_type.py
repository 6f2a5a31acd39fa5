"""A scalar type that is called."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = np.int64(x.shape[0])
        return x * rows.item()  # expect: MSG689


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
