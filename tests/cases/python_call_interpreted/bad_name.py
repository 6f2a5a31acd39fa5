"""Under a name."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.base = 3.0

    def construct(self, x: Tensor):
        scale = math.log(self.base)  # expect: MSG634
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
