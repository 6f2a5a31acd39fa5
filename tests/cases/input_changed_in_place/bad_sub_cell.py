"""A Cell changes what it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Part(nn.Cell):
    def construct(self, x: Tensor):
        x[0] = 9  # expect: MSG703 [unsafe]
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.part = Part()

    def construct(self, x: Tensor):
        return self.part(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
