"""Gone through beside another list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x]
        while x.sum() > 3:
            x = x / 2
            parts.append(x)
        for one, part in zip([x, x], parts):  # expect: MSG324
            x = x + part * one
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
