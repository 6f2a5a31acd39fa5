"""A hash."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        key = hash(3)  # expect: MSG634
        return x * key


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
