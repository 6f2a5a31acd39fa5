"""Defined before the loop, by `def`, in a `while` loop, or in what the loop runs over."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        add = lambda y: y + 1
        for i in range(2):
            x = add(x)

        for i in range(2):
            def shift(y):
                return y + i

            x = shift(x)
        j = 0
        while j < 2:
            scale = lambda y: y * 2
            x = scale(x)
            j = j + 1
        for item in list(map(lambda y: y + 1, [x, x])):
            x = x + item
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
