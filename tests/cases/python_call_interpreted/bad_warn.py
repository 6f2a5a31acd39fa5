"""A warning."""
import warnings

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        warnings.warn("called")  # expect: MSG634
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
