"""A total that is a Tensor before the condition, and one that is a number on both ways."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0
        for i in range(2):
            total += x[i].sum()
        if total > 1:
            total += 1
        count = 0
        if x.sum() > 1:
            count += 1
        return (total if x.sum() > 1 else x.sum()) + x * count


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
