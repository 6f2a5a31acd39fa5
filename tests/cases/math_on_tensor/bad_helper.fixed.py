"""In a helper."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def norm(self, total):
        return ms.ops.exp(total)  # expect: MSG612 [unsafe]

    def construct(self, x: Tensor):
        return self.norm(x.sum())


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
