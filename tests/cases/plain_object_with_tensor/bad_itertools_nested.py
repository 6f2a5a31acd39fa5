"""Tensors in tuples in a list."""
from itertools import chain, zip_longest

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pairs = [(x, x * 2), (x * 3, x)]
        y = x
        for part in chain.from_iterable(pairs):  # expect: MSG516
            y = y + part
        for first, second in zip_longest([x, y], [x, y]):  # expect: MSG516
            y = y + first * second
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
