"""One list after the other."""
from itertools import chain

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for a in chain([1, 2], [3]):  # expect: MSG633
            x = x + a
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
