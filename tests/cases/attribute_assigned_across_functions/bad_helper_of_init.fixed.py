"""A cache that `__init__` makes, and that a larger input makes anew."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cached_size, self.cache = self.set_cache(2)

    def set_cache(self, size):
        cached_size = size  # expect: MSG202 [unsafe]
        cache = ops.ones((1,), ms.float32) * size  # expect: MSG202 [unsafe]
        return cached_size, cache

    def construct(self, x):
        cache = self.cache
        if x.shape[0] > self.cached_size:
            cached_size, cache = self.set_cache(x.shape[0])
        return x * cache


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
