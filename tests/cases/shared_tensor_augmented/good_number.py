"""A number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = 1
        b = a
        b += 1
        return x * a * b


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
