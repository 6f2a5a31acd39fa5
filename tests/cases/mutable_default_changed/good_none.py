"""`None` as the default."""
import mindspore as ms
from mindspore import Tensor, nn


def count(x, seen=None):
    if seen is None:
        seen = []
    seen.append(x)
    return len(seen)


class Net(nn.Cell):
    def construct(self, x):
        return x * count(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
