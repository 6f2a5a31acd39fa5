"""One list is all items."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[0.0] * 3] * 2
        rows[0][0] = 1.0  # expect: MSG702
        return x * rows[1][0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
