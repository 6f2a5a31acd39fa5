"""A copy of a list."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factors = [2, 3]

    def construct(self, x: Tensor):
        factors = copy.deepcopy(self.factors)  # expect: MSG633
        return x * factors[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
