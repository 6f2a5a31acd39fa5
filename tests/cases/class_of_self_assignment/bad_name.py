"""Under a local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    calls = 0

    def construct(self, x: Tensor):
        cls = type(self)
        cls.calls = 3  # expect: MSG241
        return x * 2


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
