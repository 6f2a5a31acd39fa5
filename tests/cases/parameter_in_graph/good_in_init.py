"""A Parameter made in `__init__`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor(2.0, ms.float32), name="scale")
        self.weights = ms.ParameterTuple((self.scale,))

    def construct(self, x):
        for weight in self.weights:
            x = x * weight
        return x * Tensor([1.0, 2.0, 3.0], ms.float32)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
