"""In a function, in a method of a base class, and in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, nn


def last(items):
    for item in items:
        y = item
    return y  # expect: MSG302 [unsafe]


class Base(nn.Cell):
    def repeat(self, x):
        for _ in range(2):
            y = x * 2
        return y  # expect: MSG302 [safe]


class Net(Base):
    def construct(self, x):
        return last((x, x + 1)) + self.repeat(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
