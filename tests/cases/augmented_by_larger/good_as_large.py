"""What is added is as large, or smaller."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = x * 2
        total += x.mean()
        total -= x[0]
        total *= x.mean(-1, keep_dims=True)
        row = x[0]
        row += x[1]
        loss = 0.0
        for each in x:
            loss += each.sum()
        first = x[:, :1]
        first += x[:, 1:2]
        return total + row * loss + first


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
