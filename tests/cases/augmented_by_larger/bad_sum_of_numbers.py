"""The first summand of a sum that starts with a number decides."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        loss = 0.0
        loss += x.mean()
        loss += x[0]  # expect: MSG675 [unsafe]
        return loss + x.shape[1]


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
