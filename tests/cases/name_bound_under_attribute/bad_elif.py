"""An `elif` chain over a mode."""
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
        return y  # expect: MSG303 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
