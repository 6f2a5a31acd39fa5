"""A loop in a loop."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(25):  # expect: MSG327
            for j in range(25):
                x = x * 1.001
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
