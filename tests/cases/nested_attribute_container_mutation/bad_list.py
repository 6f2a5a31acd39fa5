"""A list in a list grows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.levels = [[1], [2]]

    def construct(self, x):
        self.levels[0].extend([3])  # expect: MSG221
        return x + len(self.levels[0])


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
