"""A factor, a float, and a whole number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * round(2.6) + round(2.66, 1) * round(3)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
