"""A function that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


def count(x, seen=[]):
    seen.append(x)  # expect: MSG707
    return len(seen)


class Net(nn.Cell):
    def construct(self, x):
        return x * count(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
