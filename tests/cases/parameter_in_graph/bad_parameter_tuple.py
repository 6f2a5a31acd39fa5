"""A ParameterTuple."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor(2.0, ms.float32), name="scale")
        self.shift = Parameter(Tensor(1.0, ms.float32), name="shift")

    def construct(self, x):
        weights = ms.ParameterTuple((self.scale, self.shift))  # expect: MSG503 [unsafe]
        return x * weights[0] + weights[1]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
