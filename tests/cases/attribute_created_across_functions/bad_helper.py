"""`construct` creates the attribute, a helper method reads it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scale(self, x):
        return x * self.rows

    def construct(self, x):
        self.rows = x.shape[0]  # expect: MSG222
        return self.scale(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
