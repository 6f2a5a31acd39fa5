"""Nothing reads the item: the compiler drops the call."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.names = [1, 2]

    def construct(self, x: Tensor):
        items = iter((x, x))
        next(items)
        first = next(iter(self.names))
        second = next(each for each in self.names if each > 1)
        return x


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
