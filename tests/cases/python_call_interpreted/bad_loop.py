"""One after the other."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for shift in sorted([3, 1]):  # expect: MSG634
            x = x + shift
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
