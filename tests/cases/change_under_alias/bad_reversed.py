"""A list that is turned around under another name."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first = [3, 1, 2]
        second = first
        second.reverse()  # expect: MSG702
        return x * first[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
