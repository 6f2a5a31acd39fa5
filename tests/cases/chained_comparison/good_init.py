"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 3
        if 0 < self.k < 5:
            self.k = 4

    def construct(self, x):
        return x * self.k


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
