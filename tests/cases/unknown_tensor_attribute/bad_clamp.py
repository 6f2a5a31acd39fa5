"""PyTorch's `clamp_min` and `clamp_max`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.clamp_min(2.0)  # expect: MSG804 [unsafe]
        z = x * 2
        return y + z.clamp_max(max(3.0, 5.0))  # expect: MSG804 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
