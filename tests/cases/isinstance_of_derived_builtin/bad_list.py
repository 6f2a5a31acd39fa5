"""A class that derives from a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Sizes(list):
    pass


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = Sizes([1, 2])

    def construct(self, x: Tensor):
        if isinstance(self.feature, Sizes):  # expect: MSG754
            x = x * 2
        return x + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
