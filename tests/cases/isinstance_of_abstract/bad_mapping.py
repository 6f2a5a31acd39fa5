"""A dict of Tensors is asked whether it is a mapping."""
import collections.abc

import mindspore as ms
from mindspore import Tensor, nn


def value(x):
    return x["a"] if isinstance(x, collections.abc.Mapping) else 0  # expect: MSG698


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + value({"a": x})


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
