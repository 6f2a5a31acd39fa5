"""The limits of a type."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + np.finfo(np.float32).eps.item()  # expect: MSG689


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
