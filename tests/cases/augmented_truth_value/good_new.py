"""A new Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        mask = ops.relu(x) > 2
        mask = mask + 1
        return mask


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
