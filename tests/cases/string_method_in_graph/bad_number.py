"""A method of a number."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = 6

    def construct(self, x):
        return x + self.heads.bit_length()  # expect: MSG629


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
