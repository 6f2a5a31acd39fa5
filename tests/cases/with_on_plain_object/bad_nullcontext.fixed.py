"""A context that does nothing."""
import contextlib

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # expect: MSG105 [safe]
        y = x * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
