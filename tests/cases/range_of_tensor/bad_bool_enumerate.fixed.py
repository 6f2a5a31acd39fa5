"""`enumerate` that starts with a bool."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i, weight in enumerate([1.0, 2.0], int(x.ndim > 1)):  # expect: MSG315 [safe]
            x = x + i * weight
        return x


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
