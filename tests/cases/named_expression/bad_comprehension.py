"""A name bound in a comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        values = [y for i in range(3) if (y := i) > 0]  # expect: MSG104
        return x + values[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
