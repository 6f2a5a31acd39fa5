"""Each lambda in a statement of its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        add = lambda a: a + 1
        double = lambda a: a * 2
        self.steps = [add, double]
        self.last = lambda a: a - 1

    def construct(self, x):
        return self.steps[1](self.last(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
