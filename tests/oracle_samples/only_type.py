"""A list comes back as a tuple, an int as a Tensor: the same values."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = Parameter(Tensor(0, ms.int32), name="total")

    def construct(self, x):
        self.total += 1
        return [x, self.total]


def inputs():
    return (Tensor([1.0, 2.0]),)
