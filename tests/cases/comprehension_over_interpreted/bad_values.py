"""The values of an `OrderedDict`."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = OrderedDict([("a", x), ("b", x * 2)])  # expect: MSG516
        return ops.stack([value + 1 for value in found.values()])  # expect: MSG745


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
