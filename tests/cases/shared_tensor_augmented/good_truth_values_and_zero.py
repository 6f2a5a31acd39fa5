"""The sum of 0 and truth values is a new Tensor of integers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        mask = x > 1
        count = mask + 0
        count += 1
        return count, mask


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
