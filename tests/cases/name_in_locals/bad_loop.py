"""Bound by the round before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(2):
            if "y" in locals():  # expect: MSG742
                x = x * 3
            y = i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
