"""A lambda that calls itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        halve = lambda y, n: y if n == 0 else halve(y / 2, n - 1)  # expect: MSG304
        return halve(x, 2)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
