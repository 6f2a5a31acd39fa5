"""The items of a dict of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scales = {"first": 1, "second": 2}
        scales.setdefault("third", 3)  # expect: MSG260
        for scale in scales.values():
            x = x * scale
        return x


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
