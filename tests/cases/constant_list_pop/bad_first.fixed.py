"""The first item, in a method."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


class Net(nn.Cell):
    def axes(self):
        items = [0, 1, 1]
        items[:1] = []  # expect: MSG712 [safe]
        return items

    def construct(self, x):
        return x * len(self.axes())


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
