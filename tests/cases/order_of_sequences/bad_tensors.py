"""Tensors, and a Tensor beside a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if (x.sum(), 1) < (x.max(), 2):  # expect: MSG333
            x = x + 1
        if [x.sum()] >= [2]:  # expect: MSG333
            x = x + 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
