"""Tensors that are collected."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = []


class Net(nn.Cell):
    def construct(self, x):
        SEEN.append(x)  # expect: MSG706
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
