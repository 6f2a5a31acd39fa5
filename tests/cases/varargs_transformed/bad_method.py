"""A method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def loss(self, x, *weights):
        return (x * weights[0] + weights[1]).sum()

    def construct(self, x: Tensor):
        weights = (x * 1.0, x * 2.0)
        return ms.grad(self.loss)(x, *weights)  # expect: MSG552


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
