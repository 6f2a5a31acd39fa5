"""Two loops, one after the other."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for _ in range(300):
            x = x * 1.001
        for _, _ in enumerate(range(300)):  # expect: MSG327
            x = x * 0.999
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
