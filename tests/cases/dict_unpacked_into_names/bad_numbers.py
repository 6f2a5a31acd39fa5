"""A dict of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scales = {"a": 2, "b": 3}
        first, second = scales  # expect: MSG275 [safe]
        return x * scales[first] + scales[second]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
