"""The number of a letter."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * ord("a")  # expect: MSG634


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
