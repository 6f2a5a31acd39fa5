"""The loop has one turn: nothing is called after the name is bound anew."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, n=1):
        factor = 2.0

        def scaled(t):
            return t * factor

        for step in (1,):
            x = scaled(x)
            factor = step
        if n == 1:
            return x
        return x + factor


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
