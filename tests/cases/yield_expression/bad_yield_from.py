"""`yield from` in a function."""
import mindspore as ms
from mindspore import Tensor, nn


def parts(x):
    yield from (x, x + 1)  # expect: MSG108


class Net(nn.Cell):
    def construct(self, x):
        for part in parts(x):
            x = x + part
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
