"""The wrapper of a method says what `self` is."""
import functools

import mindspore as ms
from mindspore import Tensor, nn, ops


def rectified(f):
    # what the result becomes
    @functools.wraps(
        f
    )
    # and the keyword
    def wrapper(self, *args, **kwargs):
        """The positive part."""
        result = f(self, *args, **kwargs)
        if isinstance(result, tuple):
            return result[0]
        if kwargs.get("scale", 1.0) > 2:
            result += getattr(self, "shift", 1.0)
        return ops.relu(result).sum()

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.shift = 2.0

    @rectified  # expect: MSG710 [unsafe]
    def scaled(self, x, scale=1.0):
        return x * scale

    @rectified  # expect: MSG710 [unsafe]
    def construct(self, x: Tensor):
        return self.scaled(x, scale=3.0) - self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
