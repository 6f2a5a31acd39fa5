"""A loop goes through the values."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x * 2}
        both = {}
        both.update(parts)  # expect: MSG137 [safe]
        for value in both.values():
            x = x + value
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
