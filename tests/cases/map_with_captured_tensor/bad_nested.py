"""A nested function reads a Tensor that was computed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2

        def add(i):
            return y + i

        return sum(map(add, range(3)))  # expect: MSG329


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
