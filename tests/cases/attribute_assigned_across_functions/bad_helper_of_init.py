"""A cache that `__init__` makes, and that a larger input makes anew."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.set_cache(2)

    def set_cache(self, size):
        self.cached_size = size  # expect: MSG202 [unsafe]
        self.cache = ops.ones((1,), ms.float32) * size  # expect: MSG202 [unsafe]

    def construct(self, x):
        if x.shape[0] > self.cached_size:
            self.set_cache(x.shape[0])
        return x * self.cache


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
