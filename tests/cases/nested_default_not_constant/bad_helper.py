"""In a function that graph code calls, with the same number always, and in a method."""
import mindspore as ms
from mindspore import Tensor, nn


def scale(x, by):
    def scaled(y, times=by):  # expect: MSG413
        return y * times

    return scaled(x)


class Net(nn.Cell):
    def run(self, x, by=2):
        def add(y, other=by + 1):  # expect: MSG413
            return y + other

        return add(x)

    def construct(self, x):
        return scale(self.run(x), 3)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
