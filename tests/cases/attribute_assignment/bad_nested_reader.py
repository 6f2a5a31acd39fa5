"""A nested function assigns what another one, and the function around both, read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 1

    def construct(self, x):
        def f(y):
            self.n = self.n + 2  # expect: MSG201
            return y

        def g(y):
            return y * self.n

        return g(f(x)) * self.n


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
