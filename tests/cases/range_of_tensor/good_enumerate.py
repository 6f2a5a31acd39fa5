"""`enumerate` starts with a size, and `int` makes a number of the bool."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i, weight in enumerate([1.0, 2.0], x.shape[0]):
            x = x + i * weight
        for i in range(int(x.ndim > 1), 3):
            x = x + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
