"""A Tensor whose dimensions and dtype are shown."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = ops.zeros((3,), ms.float32) + x.astype(ms.float32).sum()
        return x * [each.item() for each in sizes][2]  # expect: MSG624 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
