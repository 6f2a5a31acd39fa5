"""A Parameter is seen by every function."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)

    def count(self):
        self.steps += 1

    def add(self, x):
        return x + self.steps

    def construct(self, x):
        self.count()
        return self.add(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
