"""Code on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.code = "y = 2"

    def construct(self, x: Tensor):
        exec(self.code)  # expect: MSG631
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
