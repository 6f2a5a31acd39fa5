"""A loop over pairs changes each item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[1.0], [2.0]]
        for _, row in enumerate(rows):
            row[0] = 7.0  # expect: MSG702 [safe]
            rows[_] = row
        return x * rows[1][0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
