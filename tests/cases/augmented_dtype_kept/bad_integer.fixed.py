"""An integer Tensor gets what is no integer."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = x.astype(ms.int32)
        a = a * 0.5  # expect: MSG718 [unsafe]
        b = x.astype(ms.int32)
        b = b + (x.astype(ms.float32) / 2)  # expect: MSG718 [unsafe]
        c = ops.zeros((2, 3), ms.int64)
        for _ in range(3):
            c = c + (x.astype(ms.float32) / 3)  # expect: MSG718 [unsafe]
        return a, b, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
