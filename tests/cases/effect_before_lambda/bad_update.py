"""The step is not counted."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        self.step += 1
        double = lambda t: t * 2  # expect: MSG352 [safe]
        return double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
