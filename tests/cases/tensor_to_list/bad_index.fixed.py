"""An element of the list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * [each.item() for each in x][0]  # expect: MSG624 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
