"""`ops.partial`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def scale(factor, x):
    return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = ops.partial(scale, 2)

    def construct(self, x: Tensor):
        return self.double(x)  # expect: MSG523


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
