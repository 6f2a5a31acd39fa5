"""A sum that starts with 0 is what the first turn made."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        h = ops.relu(x)
        outs = []
        total = 0
        for _ in range(3):
            h = h + 1
            outs.append(h)
            total = total + h  # expect: MSG704 [unsafe]
        scaled = 0.0
        for each in (h, ops.tanh(x)):
            scaled = scaled + each
            scaled = scaled * 2  # expect: MSG704 [unsafe]
        return outs, total, scaled, h


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
