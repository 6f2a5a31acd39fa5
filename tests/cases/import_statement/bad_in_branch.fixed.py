"""In one branch."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            # expect: MSG103 [unsafe]

            x = x + 1
        return x * math.pi


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
