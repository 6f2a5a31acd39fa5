"""Where it changes, the other name is another Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = ops.relu(x)
        if x.sum() > 0:
            b = a * 2
            b += 1
        else:
            b = a
        return a, b


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
