"""Strings."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        names = ["a", "b"]
        names.remove("a")  # expect: MSG223
        if names[0] == "b":
            return x
        return x * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
