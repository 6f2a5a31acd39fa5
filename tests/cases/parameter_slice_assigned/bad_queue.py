"""A queue of keys: the first ones are replaced."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.queue = Parameter(Tensor(np.ones((4, 3)), ms.float32), name="queue")

    def construct(self, x: Tensor):
        self.queue[: x.shape[0]] = x  # expect: MSG229 [safe]
        return x * 2


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
