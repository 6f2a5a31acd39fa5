"""Two nested functions: the first calls the second."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        def first(y):
            return second(y) + 1  # expect: MSG304

        def second(y):
            return y * 2

        return first(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
