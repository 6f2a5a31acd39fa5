"""The row is the one before, and so is what it holds."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[x * 2], [x]]
        kept = rows
        kept[0] = [x * 9]  # expect: MSG702
        row = rows[0]
        first = row[0]
        return first + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
