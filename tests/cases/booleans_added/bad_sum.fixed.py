"""Two masks."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = (x > 0) | (x < -3)  # expect: MSG657 [safe]
        return x * mask


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
