"""A Tensor is called where a Tensor decides, and never does when Python runs it."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        if x.sum() > 1000:
            return y(x)  # expect: MSG659
        return y


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
