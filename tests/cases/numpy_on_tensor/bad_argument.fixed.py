"""The second argument."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ms.ops.mul(2.0, x)  # expect: MSG603 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
