"""An augmented assignment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = x > 1
        mask += x < -1  # expect: MSG657
        return x * mask


def inputs():
    return (Tensor([[1.0, -5.0], [7.0, 2.0]], ms.float32),)
