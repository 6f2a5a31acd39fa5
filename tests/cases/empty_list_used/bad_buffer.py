"""A list of a plain object that drops the oldest where there are too many."""
import mindspore as ms
from mindspore import Tensor, nn


class Buffer:
    def __init__(self, most):
        self.most = most
        self.items = []

    def push(self, item):
        if len(self.items) >= self.most:
            self.items.pop(0)
        self.items.append(item)  # expect: MSG733

    def first(self):
        return self.items[0]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.buffer = Buffer(2)

    def construct(self, x):
        self.buffer.push(x * 2)  # expect: MSG531
        return x + self.buffer.first()  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
