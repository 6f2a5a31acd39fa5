"""What `itertools` gives, stacked and added up."""
from itertools import chain

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        parts = ops.stack([part * 2 for part in chain([x], [y])])  # expect: MSG745, MSG516
        return parts + sum(part for part in chain([x], [y]))  # expect: MSG745, MSG516


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
