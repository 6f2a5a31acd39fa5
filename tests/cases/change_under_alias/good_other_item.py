"""Another item is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        row = [0.0]
        rows = [row, [1.0]]
        row.append(1.0)
        return x * len(rows[1]) * len(rows)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
