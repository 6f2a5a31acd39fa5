"""What decides was computed by the interpreter: a NumPy number, and a counter on `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Mean(nn.Cell):
    def construct(self, x):
        mean = ops.relu(x).asnumpy().mean()
        if mean > 0:
            shift = 0
        else:
            shift = x
        return x + shift  # expect: MSG305


class Counted(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def construct(self, x):
        self.calls = self.calls + 1
        if self.calls > 1:
            shift = 0
        else:
            shift = x
        return x + shift  # expect: MSG305


def run():
    return Mean()(x()), Counted()(x())


def x():
    return Tensor([1.0, 2.0], ms.float32)
