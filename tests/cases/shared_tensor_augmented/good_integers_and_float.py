"""The sum of 0.0 and integers is a new Tensor of another dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        count = x.astype(ms.int32)
        total = 0.0
        total += count
        total += count
        shifted = count + 0.0
        shifted += 1
        return total, shifted, count


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
