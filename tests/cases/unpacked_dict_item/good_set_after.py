"""The item that is read is set afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x * 2, "second": x}
        both = {**parts}
        both["third"] = x * 3
        return x + both["third"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
