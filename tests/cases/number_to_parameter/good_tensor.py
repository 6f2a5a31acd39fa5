"""A Tensor is assigned, and a number added."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.slot = Parameter(Tensor(0, ms.int32), name="slot", requires_grad=False)
        self.total = Parameter(Tensor(1.0, ms.float32), name="total", requires_grad=False)

    def construct(self, x):
        self.slot = (self.slot + x.shape[0]) % 8
        self.total = ops.full_like(self.total, 0.0)
        self.total += 1
        return x + self.total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
