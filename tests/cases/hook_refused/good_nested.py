"""Nothing: a nested function that reads nothing of `self`, on a Cell that is not called."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 4, weight_init="ones")
        self.unused = nn.ReLU()
        scale = 2

        def double(cell, inputs, output):
            return output * scale

        self.unused.register_forward_hook(double)

    def construct(self, x: Tensor):
        return self.dense(x)


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
