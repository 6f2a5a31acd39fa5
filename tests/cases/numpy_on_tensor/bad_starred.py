"""Starred arguments."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = (2.0, x)
        return np.multiply(*pair)  # expect: MSG603


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
