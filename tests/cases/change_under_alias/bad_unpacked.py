"""An item under a name of its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = [[1.0], [2.0]]
        b, _ = a
        b[0] = 7.0  # expect: MSG702
        return x * a[0][0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
