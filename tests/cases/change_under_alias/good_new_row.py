"""The list is made anew before it is changed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = []
        row = []
        row.append(1.0)
        rows.append(row)
        row = []
        row.append(2.0)
        rows.append(row)
        return x * len(rows[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
