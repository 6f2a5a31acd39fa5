"""In a loop of which only the run knows how often it turns."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0
        for i in range(int(x.max())):
            total = total + x * i
        return total  # expect: MSG305


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
