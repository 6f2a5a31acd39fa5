"""A list gets the Tensor of each turn, which changes in the next."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        outs = []
        hidden = ops.relu(x)
        for _ in range(3):
            outs.append(hidden)
            hidden = hidden + 1  # expect: MSG704 [unsafe]
        last = []
        last.append(ops.tanh(x))
        last[-1] += outs[0]
        first = last[0]
        first = first * 2  # expect: MSG704 [unsafe]
        return outs[0], outs[1], outs[2], last


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
