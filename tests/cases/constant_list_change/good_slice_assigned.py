"""A slice is set."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        sizes = [1, 2]
        sizes[0:0] = [9]
        return x, sizes


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
