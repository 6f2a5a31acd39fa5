"""The length of a cache, which `__init__` and graph code set by the same method."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Rotary(nn.Cell):
    def __init__(self, length=2048):
        super().__init__()
        self.length, self.cache = self.set_cache(length)

    def set_cache(self, length):
        length_1 = length  # expect: MSG202 [unsafe]
        positions = ops.arange(length_1, dtype=ms.float32)  # expect: MSG672 [unsafe]
        cache = positions.cos()  # expect: MSG202 [unsafe]
        return length_1, cache

    def construct(self, x: Tensor, length):
        cache = self.cache
        if length > self.length:
            length_1, cache = self.set_cache(length)
        return x * cache[:length].sum()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rotary = Rotary(2)

    def construct(self, x: Tensor):
        return self.rotary(x, x.shape[0])


def inputs():
    return (Tensor(np.ones((4, 3)), ms.float32),)
