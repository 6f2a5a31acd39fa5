"""A step counter compared with a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def construct(self, x):
        if self.steps < 1:
            x = x * 2
        self.steps = self.steps + 1  # expect: MSG218
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
