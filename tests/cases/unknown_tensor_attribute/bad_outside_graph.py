"""A Tensor outside the graph."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def halves(size):
    value = ops.ones(size) * 0.5
    return value.cuda()  # expect: MSG804 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.half = halves((2,))

    def construct(self, x: Tensor):
        return x * self.half


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
