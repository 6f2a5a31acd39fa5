"""What the graph itself does with an argument."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, parts):
    x = x + len(parts) + list(parts.values())[0]
    for name in parts:
        x = x + parts[name]
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 3}
        return scaled(x, parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
