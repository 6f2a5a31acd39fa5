"""Each key stands where it is looked for."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"second": x * 2}
        both = {"first": x, **parts, "third": x * 3}
        return both["first"] + both["third"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
