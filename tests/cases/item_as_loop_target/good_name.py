"""A name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        last = [0]
        for i in range(3):
            last[0] = i
        return x + last[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
