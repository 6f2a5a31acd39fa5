"""The block after the loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            x = x + i
        x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
