"""Keys by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        for i, (name, part) in enumerate(parts.items()):
            x = x * i + parts[name] + part
        return [parts[name] * scale for scale, name in zip((1, 2), parts.keys())]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
