"""A total that is a Tensor on both ways, and a number that no first round keeps."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0
        if x.sum() > 1:
            total += x.sum()
        else:
            total += x.max()
        best = 0.0
        for i in range(2):
            if i > 0:
                best = best if x[i] > 1 else x[i]
            else:
                best = x[i]
        return total + best


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
