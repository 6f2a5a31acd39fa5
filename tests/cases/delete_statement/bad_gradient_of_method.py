"""A Cell that keeps the gradient function of a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.gradient = ms.grad(self.forward)

    def forward(self, x):
        z = x * 2
        y = z + 1
        z = y * 2
        del y  # expect: MSG101 [safe]
        return z.sum()

    def construct(self, x):
        return self.gradient(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
