"""A loop changes each item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[1.0], [2.0]]
        for row in rows:
            row.append(0.0)  # expect: MSG702 [safe]
        return x * len(rows[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
