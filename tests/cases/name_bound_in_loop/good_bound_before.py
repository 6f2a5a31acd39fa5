"""Bound before the loop, or read only inside it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        for i in range(3):
            y = x * i
        z = x
        for i in range(2):
            t = x * i
            z = z + t
        return y + z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
