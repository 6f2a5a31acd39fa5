"""Two numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        height, width = [each.item() for each in x]  # expect: MSG624 [unsafe]
        return x * height + width


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
