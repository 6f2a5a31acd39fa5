"""A buffer that a helper registers anew; another attribute keeps the first one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        table = Tensor([1.0, 2.0], ms.float32) * 2
        self.register_buffer("table", table, persistent=False)
        self.first_table = self.table

    def grow(self, x):
        table = self.table + x.max()
        self.register_buffer("table", table, persistent=False)  # expect: MSG621 [unsafe]

    def construct(self, x: Tensor):
        self.grow(x)
        y = x * self.table
        self.register_buffer(name="table", tensor=self.first_table)  # expect: MSG621 [unsafe]
        return y + self.table


def inputs():
    return (Tensor([3.0, 4.0], ms.float32),)
