"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.products = [i * j for i in range(2) for j in range(2)]

    def construct(self, x):
        return x + self.products[3]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
