"""Set back to a literal."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = Parameter(Tensor(1.0, ms.float32), name="total", requires_grad=False)

    def construct(self, x):
        self.total = 0.0  # expect: MSG823
        return x + self.total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
