"""A name of the function around."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = 3

        def inner(t):
            if "y" in locals():  # expect: MSG742
                t = t * y
            return t

        return inner(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
