"""A local dict, and an if."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        branches = {1: x, 2: x * 2}
        key = int(x[0])
        if key not in branches:  # expect: MSG346
            return x
        return x * 3


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
