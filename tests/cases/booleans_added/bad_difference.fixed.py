"""The places where one holds and the other does not."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ((x > 0) != (x > 2)).sum()  # expect: MSG657 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
