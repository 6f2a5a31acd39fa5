"""A list of Tensors."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = copy.copy([x, x * 2])  # expect: MSG622
        return y[0] + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
