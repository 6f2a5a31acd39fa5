"""Deleted by two statements: the second may find the name deleted by the first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask):
        if x.ndim == 1:
            del mask  # expect: MSG101 [unsafe]
        if x.ndim == 2:
            del mask  # expect: MSG101 [unsafe]
        return x * 2


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32)
