"""A Parameter decides at each call."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def construct(self, x):
        if self.steps < 1:
            x = x * 2
        self.steps = self.steps + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
