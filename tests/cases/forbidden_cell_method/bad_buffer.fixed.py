"""A buffer that a helper registers anew; another attribute keeps the first one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        table = Tensor([1.0, 2.0], ms.float32) * 2
        self.table = ms.Parameter(table, name="table", requires_grad=False)
        self.first_table = table

    def grow(self, x):
        table = self.table + x.max()
        self.table = table  # expect: MSG621 [unsafe]

    def construct(self, x: Tensor):
        self.grow(x)
        y = x * self.table
        self.table = self.first_table  # expect: MSG621 [unsafe]
        return y + self.table


def inputs():
    return (Tensor([3.0, 4.0], ms.float32),)
