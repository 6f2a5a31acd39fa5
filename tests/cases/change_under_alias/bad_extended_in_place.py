"""`+=` changes a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        row = [1.0]
        rows = [row]
        row += [2.0]  # expect: MSG702
        return x * len(rows[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
