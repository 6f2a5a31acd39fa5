"""Keys beside numbers, in a comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        return [parts[name] * scale for scale, name in zip((1, 2), parts)]  # expect: MSG274 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
