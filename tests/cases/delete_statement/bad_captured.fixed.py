"""A name that a nested function reads."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1

        def double():
            return y * 2

        z = double()
        # expect: MSG101 [unsafe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
