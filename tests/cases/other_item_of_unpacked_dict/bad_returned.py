"""The dict is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x * 2, "second": x * 3}
        both = {**parts, "third": x}  # expect: MSG757
        return x, both


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
