"""A real literal."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        c = 1.5
        return x + c


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
