"""Bound before, bound in both branches, or left in the other branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = x
        if x.ndim == 1:
            a = x * 2
        if x.sum() > 1:
            b = x
        else:
            b = x + 1
        if x.ndim == 2:
            c = x
        elif x.ndim == 1:
            c = x * 3
        else:
            raise ValueError("one or two dimensions")
        if x.ndim == 3:
            return a
        else:
            d = x - 1
        return a + b + c + d


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
