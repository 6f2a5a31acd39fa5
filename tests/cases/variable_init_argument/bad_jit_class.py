"""An object of a `jit_class`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


@ms.jit_class
class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor(2.0, ms.float32), name="factor")

    def construct(self, x):
        return Scale(self.factor)(x)  # expect: MSG511


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
