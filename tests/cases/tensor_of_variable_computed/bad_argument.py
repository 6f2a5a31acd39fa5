"""As an argument of a function, in a function."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def double(x):
    return ops.mul(x, Tensor(x.mean(), ms.float32))  # expect: MSG527 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return double(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
