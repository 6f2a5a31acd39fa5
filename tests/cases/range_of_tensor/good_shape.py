"""A shape is known at compile time."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(x.shape[0]):
            x = x + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
