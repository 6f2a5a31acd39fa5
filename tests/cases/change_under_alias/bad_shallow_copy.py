"""A copy of a list has the same items."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = [[1.0], [2.0]]
        b = list(a)
        b[0].append(2.0)  # expect: MSG702
        return x * len(a[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
