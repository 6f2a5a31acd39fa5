"""A dict of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"a": x, "b": x * 2}
        first, second = parts  # expect: MSG275 [safe]
        return parts[first] + parts[second]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
