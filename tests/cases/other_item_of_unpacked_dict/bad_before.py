"""The default stands before what is unpacked."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x * 2, "second": x * 3}
        both = {"first": x, **parts}  # expect: MSG757 [safe]
        return x + both["first"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
