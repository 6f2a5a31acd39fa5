"""Functions under `jit` that methods, a property and `__init__` of an object with a Tensor call."""
import mindspore as ms
from mindspore import Tensor, jit, nn


@jit
def double(x):
    return x * 2


def through(x):
    return double(x) + 1


class Plain:
    def __init__(self, x):
        self.x = x

    def direct(self):
        return double(self.x)

    def indirect(self):
        return self.inner()

    def inner(self):
        return through(self.x)

    @property
    def doubled(self):
        return double(self.x)

    @jit
    def itself(self, x):
        return x * 2


class Early:
    def __init__(self, x):
        self.x = double(x)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        plain = Plain(x)  # expect: MSG516
        y = plain.direct() + plain.indirect()  # expect: MSG542, MSG542
        z = plain.doubled + plain.itself(x)  # expect: MSG542, MSG542
        return y + z + Early(x).x  # expect: MSG516, MSG542


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
