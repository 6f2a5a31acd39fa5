"""A mark set on an input."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x.visited = 1  # expect: MSG216
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
