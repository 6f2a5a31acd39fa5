"""In a loop over a range that the values of a Tensor choose."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0.0
        kept = x[x > 1]
        for i in range(kept.shape[0]):
            total = kept[i] + total
        return total  # expect: MSG305


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
