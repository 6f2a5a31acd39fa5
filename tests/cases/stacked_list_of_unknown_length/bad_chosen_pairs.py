"""Two such Tensors are gone through in pairs."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = x > 1
        total = x
        for first, second in zip(x[mask], x[mask] * 2):  # expect: MSG324
            total = total + first * second
        return total


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
