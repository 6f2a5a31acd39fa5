"""The condition is known at compile time."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mode = "double" if x.ndim == 1 else "plain"
        if mode == "double":
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
