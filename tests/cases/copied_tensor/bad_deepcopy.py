"""An input."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return copy.deepcopy(x) + 1  # expect: MSG622


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
