"""A local list, and an item that is only read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.levels = [[1], [2]]

    def construct(self, x):
        levels = self.levels[0] + [3]
        return x + len(levels)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
