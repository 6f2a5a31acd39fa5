"""An imported function, and the output of a layer."""
from numpy import absolute

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        return absolute(self.relu(x))  # expect: MSG603 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
