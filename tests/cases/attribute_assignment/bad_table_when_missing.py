"""A table that the first call makes, with local names in between."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = None

    def construct(self, x):
        if self.table is None:
            steps = ops.arange(x.shape[0]).astype(ms.float32)
            self.table = steps.cos()  # expect: MSG201 [unsafe]
        return x * self.table.sum()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
