"""A loop goes through it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        if x.mean() < 0:
            parts = None
        for part in parts:  # expect: MSG357
            x = x + part
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
