"""In a comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x * 2]
        other = [items.pop(0) for _ in range(2)]  # expect: MSG709
        return other[1]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
