"""As an argument, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def total(self, x):
        return x * len({i: i for i in range(3)})  # expect: MSG130

    def construct(self, x):
        return self.total(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
