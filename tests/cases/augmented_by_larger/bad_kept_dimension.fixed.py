"""A dimension that is kept at size 1."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first = x[:, :1]
        first = first * x  # expect: MSG675 [unsafe]
        mean = x.mean(-1, keep_dims=True)
        mean = mean - x  # expect: MSG675 [unsafe]
        return first + mean


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
