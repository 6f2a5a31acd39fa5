"""A default that is only read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, items=[1]):
        return x * len(items)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
