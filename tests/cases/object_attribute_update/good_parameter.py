"""A Parameter of the Cell counts."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = Parameter(Tensor(0, ms.int32), name="calls", requires_grad=False)

    def construct(self, x):
        self.calls += 1
        return x + self.calls


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
