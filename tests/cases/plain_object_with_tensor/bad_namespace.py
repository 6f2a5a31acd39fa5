"""A namespace, and a list of Tensors as argument, in a function."""
from types import SimpleNamespace

import mindspore as ms
from mindspore import Tensor, nn


def pack(x):
    return SimpleNamespace(parts=[x, x * 2])  # expect: MSG516


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return pack(x).parts[1]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
