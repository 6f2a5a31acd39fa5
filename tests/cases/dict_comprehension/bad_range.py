"""Over a range."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        squares = {i: i * i for i in range(3)}  # expect: MSG130 [safe]
        return x + squares[2]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
