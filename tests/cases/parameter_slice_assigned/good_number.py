"""A number: the Parameter changes."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.queue = Parameter(Tensor(np.ones((4, 3)), ms.float32), name="queue")
        self.position = 2

    def construct(self, x: Tensor):
        self.queue[0] = x[0]
        self.queue[self.position] = x[1]
        return x * 2


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
