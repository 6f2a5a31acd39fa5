"""What `__init__` is given: a string is split by a string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, mode="max-first"):
        super().__init__()
        self.mode = mode

    def construct(self, x: Tensor):
        first, second = self.mode.split("-")  # expect: MSG629 [unsafe]
        if first == "max":
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
