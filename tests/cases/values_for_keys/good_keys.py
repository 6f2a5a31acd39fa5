"""Keys by name, keys alone."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        for i, name in enumerate(parts.keys()):
            if name == "b":
                x = x + i * 3
        for name in parts:
            x = x + parts[name]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
