"""The length of a cache, which `__init__` and graph code set by the same method."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Rotary(nn.Cell):
    def __init__(self, length=2048):
        super().__init__()
        self.set_cache(length)

    def set_cache(self, length):
        self.length = length  # expect: MSG202 [unsafe]
        positions = ops.arange(self.length, dtype=ms.float32)  # expect: MSG672 [unsafe]
        self.cache = positions.cos()  # expect: MSG202 [unsafe]

    def construct(self, x: Tensor, length):
        if length > self.length:
            self.set_cache(length)
        return x * self.cache[:length].sum()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rotary = Rotary(2)

    def construct(self, x: Tensor):
        return self.rotary(x, x.shape[0])


def inputs():
    return (Tensor(np.ones((4, 3)), ms.float32),)
