"""The item of a row that was replaced under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[x * 2, x], [x]]
        kept = rows
        kept[0] = [x * 9, x]  # expect: MSG702
        return rows[0][0] + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
