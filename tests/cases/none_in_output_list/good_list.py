"""A list of Tensors, and a list with None that stays inside."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pair(self, x):
        return [x, None]

    def construct(self, x):
        items = self.pair(x)
        return [items[0], x * 2]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
