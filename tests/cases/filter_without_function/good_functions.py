"""Functions, methods and builtins."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def is_large(self, n):
        return n > 1

    def construct(self, x):
        a = list(filter(lambda n: n, [0, 2]))[0]
        b = list(filter(bool, (0, 3)))[0]
        c = list(filter(self.is_large, [1, 4]))[0]
        return x * a * b * c


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
