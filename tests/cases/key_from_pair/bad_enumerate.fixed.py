"""A numbered key is looked up."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        for i, name in enumerate(parts.keys()):  # expect: MSG274 [safe]
            x = x * i + parts[name]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
