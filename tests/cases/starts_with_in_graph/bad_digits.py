"""Another question."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train"

    def construct(self, x: Tensor):
        if self.mode.isalpha():  # expect: MSG619 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
