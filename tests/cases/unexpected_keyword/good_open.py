"""What takes any keyword, or whose signature nothing shows."""
import functools

import mindspore as ms
from mindspore import Tensor, nn, ops


def any_keyword(x, **options):
    return x * options.get("factor", 1.0)


def renamed(function):
    @functools.wraps(function)
    def wrapper(x, amount=1.0):
        return function(x, factor=amount)

    return wrapper


@renamed
def scaled(x, factor):
    return x * factor


class Base(nn.Cell):
    def __init__(self, width, **options):
        super().__init__()
        self.width = width


class Block(Base):
    def construct(self, x):
        return ops.concat((x, x), axis=0)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        options = {"width": 1}
        self.block = Block(depth=2, **options)
        self.scale = float(scaled(1.0, amount=2.0)) + any_keyword(1.0, factor=2.0)

    def construct(self, x: Tensor):
        return self.block(x) * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
