"""Keys, values and the first one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        first, second = parts.keys()
        one, two = parts.values()
        return parts[first] * one + parts[second] * two


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
