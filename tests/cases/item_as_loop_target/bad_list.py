"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        last = [0]
        for last[0] in range(3):  # expect: MSG125
            x = x + last[0]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
