"""Parentheses that are those of a call, and that touch a keyword."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        if(size)> 1:  # expect: MSG104 [safe]
            x = x + 1
        shape = x.shape
        if len ((shape)) == 1:  # expect: MSG104 [safe]
            x = x * shape[0]
        return x * size


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
