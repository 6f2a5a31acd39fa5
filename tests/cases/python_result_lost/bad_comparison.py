"""The answer is under a name."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        is_large = np.prod(x.shape) > 1  # expect: MSG743
        return x * 2 if is_large else x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
