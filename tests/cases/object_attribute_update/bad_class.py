"""A counter of the class that is read from `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    calls = 1

    def construct(self, x):
        Net.calls = Net.calls + 1  # expect: MSG220, MSG529
        return x * self.calls


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
