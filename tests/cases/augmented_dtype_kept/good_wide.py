"""What it gets fits in."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = x.astype(ms.int32)
        a += 2
        a *= x.astype(ms.int32)
        a //= 2
        b = x.astype(ms.float32) * 1.5
        b += x.astype(ms.float16)
        b *= 3
        c = x.astype(ms.float16)
        c *= 0.5
        return a, b, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
