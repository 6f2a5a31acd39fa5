"""The key is in a variable named as the fix would name its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        k = "b"
        parts = {"a": x, "b": x + 1, "c": x + 2}
        del parts[k]  # expect: MSG101 [safe]
        return parts["a"] + parts["c"] + len(parts)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
