"""A class of one's own with a method of that name."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit_class
class Table:
    def numpy(self):
        return 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = Table()

    def construct(self, x: Tensor):
        return x * self.table.numpy()


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
