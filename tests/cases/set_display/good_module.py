"""A set that the module makes is no display in graph code."""
import mindspore as ms
from mindspore import Tensor, nn


SIZES = tuple(sorted({2, 3}))


class Net(nn.Cell):
    def construct(self, x):
        if x.shape[0] in SIZES:
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
