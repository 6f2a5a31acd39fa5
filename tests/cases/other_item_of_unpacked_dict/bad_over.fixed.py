"""An item is set anew beside the unpacked ones, and another one is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x * 2}
        both = {}
        both.update(parts)
        both["first"] = x + 1  # expect: MSG757 [safe]
        return x + both["second"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
