"""A branch that the first value closes for ever."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.previous = None

    def construct(self, x):
        if self.previous is not None:
            x = x + self.previous
        self.previous = x  # expect: MSG218
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
