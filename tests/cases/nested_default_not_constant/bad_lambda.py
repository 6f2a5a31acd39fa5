"""Of a lambda; computed where it stands; by keyword alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        add = lambda y, other=x: y + other  # expect: MSG413

        def scaled(y, *, by=len(x)):  # expect: MSG413
            return add(y) * by

        return scaled(add(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
