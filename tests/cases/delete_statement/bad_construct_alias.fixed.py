"""`construct` is another name for a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def forward(self, x):
        z = x * 2
        y = z + 1
        z = y * 2
        # expect: MSG101 [safe]
        return z

    construct = forward


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
