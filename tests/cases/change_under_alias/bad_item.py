"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first = [x]
        second = first
        second[0] = x * 3  # expect: MSG702
        return first[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
