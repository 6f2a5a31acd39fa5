"""What operators make of a scalar."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * (np.power(x.shape[-1], 0.5) * 2).item()  # expect: MSG689


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
