"""A popped item as operand."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3, 4, 5, 6]

    def construct(self, x):
        return x + self.sizes.pop()  # expect: MSG211


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
