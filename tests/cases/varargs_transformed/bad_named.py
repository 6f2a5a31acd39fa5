"""The function that it gives has a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def loss(self, x, *weights):
        return (x * weights[0] + weights[1]).sum()

    def construct(self, x: Tensor):
        slope = ms.value_and_grad(self.loss, grad_position=(0, 1))  # expect: MSG552
        return slope(x, x * 2, x * 3)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
