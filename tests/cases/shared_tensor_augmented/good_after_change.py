"""Items that a list gets after the change."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        outs = []
        for _ in range(3):
            h = ops.relu(x)
            h += 1
            outs.append(h)
        return outs


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
