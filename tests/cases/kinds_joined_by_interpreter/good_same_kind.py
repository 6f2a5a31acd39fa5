"""Two lists of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = [1, 2]
        if x.sum() > 1:
            y = [3, 4]
        z = [y, x]
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
