"""A Tensor of float16 gets one of float32."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = (x + 2048).astype(ms.float16)
        b = x.astype(ms.float32) * 0.3
        a += b  # expect: MSG718 [unsafe]
        return a


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
