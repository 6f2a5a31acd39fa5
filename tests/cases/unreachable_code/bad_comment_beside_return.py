"""A comment beside the statement that leaves: it stays."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x * 2  # twice
        return x + 1  # expect: MSG134 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
