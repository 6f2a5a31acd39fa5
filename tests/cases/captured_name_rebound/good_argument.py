"""The value handed over, and bindings that no call follows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scale = 1

        def scaled(y, factor):
            return y * factor

        add = lambda y: y + scale
        y = add(x)
        scale = 3
        return scaled(y, scale)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
