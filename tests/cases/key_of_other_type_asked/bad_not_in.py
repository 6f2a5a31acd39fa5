"""Whether a bool is not there."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scales = {0: 2, 1: 3}
        if False not in scales:  # expect: MSG351
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
