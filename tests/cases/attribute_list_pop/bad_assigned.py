"""A number and a Tensor popped into a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3, 4]

    def construct(self, x):
        size = self.sizes.pop()  # expect: MSG208
        return x + size


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
