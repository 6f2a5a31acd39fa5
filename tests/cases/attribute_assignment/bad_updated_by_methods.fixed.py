"""One method sets a number, another one updates it, and nothing reads it, as in Funnel."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = None

    def start(self, x):
        # expect: MSG201 [unsafe]
        return x + 1

    def pool(self, x):
        # expect: MSG201 [unsafe]
        return x[::2]

    def construct(self, x: Tensor):
        return self.pool(self.start(x))


def inputs():
    return (Tensor([1.0, -2.0], ms.float32),)
