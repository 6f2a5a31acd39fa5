"""What is unpacked is an item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [{"first": 2}, {"first": 3}]
        both = {**parts[0], "second": x}  # expect: MSG137 [safe]
        return x * both["first"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
