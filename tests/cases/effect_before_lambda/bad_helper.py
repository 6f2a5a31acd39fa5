"""A method changes it."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        self.count()
        triple = lambda t, by=3: t * by  # expect: MSG352 [safe]
        return triple(x)

    def count(self):
        self.step += 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
