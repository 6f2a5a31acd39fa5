"""A nested function, a name that it reads, bound again before the call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scale = 1

        def scaled(y):
            return y * scale

        scale = 3  # expect: MSG307 [safe]
        return scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
