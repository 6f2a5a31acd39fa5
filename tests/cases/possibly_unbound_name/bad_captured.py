"""A nested function and a lambda that capture the name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            scale = 2
            shift = 3

        def apply(y):
            return y * scale  # expect: MSG301 [unsafe]

        add = lambda y: y + shift  # expect: MSG301 [unsafe]
        return add(apply(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
