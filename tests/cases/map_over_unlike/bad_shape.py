"""A shape and a list on `self`; three sequences."""
import mindspore as ms
from mindspore import Tensor, nn


def add(a, b):
    return a + b


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]

    def construct(self, x):
        for size in map(add, x.shape, self.sizes):  # expect: MSG330
            x = x + size
        return x * list(map(lambda a, b, c: a + b + c, (1, 2), (3, 4), (5,)))[0]  # expect: MSG330


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
