"""Parameters may be assigned anywhere, whole and by item."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = Parameter(Tensor(0, ms.int32), name="steps", requires_grad=False)
        self.average = Parameter(Tensor([0.0, 0.0], ms.float32), name="average", requires_grad=False)

    def count(self):
        self.steps += 1

    def construct(self, x):
        self.count()
        self.average = self.average * 0.9 + x
        self.average[0] = 1.0
        ops.assign(self.average, self.average + 1)
        return x + self.average * self.steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
