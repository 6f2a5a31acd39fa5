"""In a condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if (x == 2).any():  # expect: MSG682 [unsafe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0], ms.float32),)
