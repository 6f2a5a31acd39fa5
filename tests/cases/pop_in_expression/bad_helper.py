"""In a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def last(self, items):
        return items.pop()  # expect: MSG709

    def construct(self, x):
        return self.last([x, x * 2])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
