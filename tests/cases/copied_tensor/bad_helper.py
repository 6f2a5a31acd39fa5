"""In a helper."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def h(self, x):
        y = copy.deepcopy(x)  # expect: MSG622
        return y + 1

    def construct(self, x: Tensor):
        return self.h(x * 2)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
