"""The other branch returns or raises."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "b"

    def construct(self, x):
        if self.mode == "a":
            y = x
        elif self.mode == "b":
            y = x * 2
        else:
            raise ValueError("unknown mode")
        if self.training:
            return y
        else:
            z = y + 1
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
