"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.squares = {i: i * i for i in range(3)}
        self.total = sum(self.squares.values())

    def construct(self, x):
        return x + self.total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
