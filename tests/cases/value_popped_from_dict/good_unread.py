"""Nothing reads the value, nor the dict: the compiler drops it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        out = x * 2
        parts = {"a": x, "b": x + 1}
        x = parts.pop("b")
        return out


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
