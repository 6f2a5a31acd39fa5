"""The second call of the method does not see the first one."""
import mindspore as ms
from mindspore import Tensor, nn


class Counter:
    def __init__(self):
        self.count = 0

    def next(self):
        self.count = self.count + 1  # expect: MSG202
        return self.count



class Net(nn.Cell):
    def construct(self, x):
        counter = Counter()  # expect: MSG517
        counter.next()
        return x * counter.next()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
