"""Bound in the body of a loop that surely runs, and the loop variable itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = None
        i = None
        for i in range(3):
            y = x * i
        return y + i  # expect: MSG302 [safe], MSG302 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
