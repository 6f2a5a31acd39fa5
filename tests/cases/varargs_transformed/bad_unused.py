"""Nothing is passed for `*args`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def loss(self, x, *weights):
        return x.sum()

    def construct(self, x: Tensor):
        return ms.grad(self.loss)(x)  # expect: MSG552


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
