"""Only printed."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        print(ms.ops.sqrt(x))  # expect: MSG603 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
