"""The test of a `while`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = 0
        while (size := size + 1) < 3:  # expect: MSG104
            x = x + size
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
