"""A Tensor on both ways, or a name that is not read where the ways meet."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.zeros_like(x)
        if x.sum() > 1:
            y = x * 2
        z = 0
        if x.sum() > 1:
            z = x * 3
            y = y + z
        w = 0
        if x.sum() > 1:
            w = x
            y = y + w
        w = x * 4
        return y + w


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
