"""The item is only asked whether it is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x * 2, "second": x}
        both = {**parts}
        if both["first"] is not None:
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
