"""The rows of a Tensor, and those of a constant Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = Tensor([1.0, 2.0], ms.float32)

    def construct(self, x):
        rows = list(map(ops.abs, ops.relu(x)))  # expect: MSG331
        more = list(map(lambda row: row + 1, self.table))  # expect: MSG331
        return rows[0] + more[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
