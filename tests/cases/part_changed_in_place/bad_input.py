"""A row of an input: PyNative changes the Tensor of the caller."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        row = x[0]
        row[1] = 9.0  # expect: MSG731
        return row * x.sum()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
