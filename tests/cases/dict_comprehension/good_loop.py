"""A loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        squares = {}
        for i in range(3):
            squares[i] = i * i
        return x + squares[2]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
