"""A generator expression in `sum`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x + sum(i * j for i in range(2) for j in range(2))  # expect: MSG120


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
