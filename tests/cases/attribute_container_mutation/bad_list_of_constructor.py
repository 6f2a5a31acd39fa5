"""A list that the constructor is given, as its annotation says."""
from typing import List

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Growing(nn.Cell):
    def __init__(self, sizes: List[int]):
        super().__init__()
        self.sizes = sizes

    def construct(self, x: Tensor):
        self.sizes.append(1)  # expect: MSG206
        return x * len(self.sizes)


def Net():
    return Growing([1, 2])


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
