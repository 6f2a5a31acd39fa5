"""The item has a name of its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x * 2}
        both = {**parts}  # expect: MSG137 [safe]
        first = both["first"]
        return x + first


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
