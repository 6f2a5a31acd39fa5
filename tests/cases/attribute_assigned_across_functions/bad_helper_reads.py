"""`construct` counts, a helper method reads the counter: the helper has 0 compiled in."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def add(self, x):
        return x + self.steps

    def construct(self, x):
        self.steps = self.steps + 1  # expect: MSG202 [unsafe]
        return self.add(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
