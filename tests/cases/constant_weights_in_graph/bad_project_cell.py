"""A Cell of the project that owns a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor(2.0, ms.float32), name="factor")

    def construct(self, x):
        return self.factor * x


class Net(nn.Cell):
    def construct(self, x):
        return Scale()(x)  # expect: MSG502 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
