"""In the loop that counts."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 1
        out = y[0]
        while out.sum() < 20:
            out = out + y[:n].sum()  # expect: MSG719
            n += 1
        return out


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
