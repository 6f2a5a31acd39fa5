"""Defined before the loop, or after the branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        add = lambda y: y + 1
        for i in range(3):
            x = add(x)
            if i == 1:
                x = x * 2
        for i in range(3):
            if i == 1:
                x = x * 2
            scale = lambda y: y * 2
            x = scale(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
