"""A helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def scaled(self, x):
        if self.mode.endswith("fast"):  # expect: MSG619 [safe]
            return x * 2
        return x

    def construct(self, x: Tensor):
        return self.scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
