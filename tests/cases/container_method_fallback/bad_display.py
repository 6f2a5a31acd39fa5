"""A copy of a display."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2].copy()  # expect: MSG225 [safe]
        return parts[0] + parts[1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
