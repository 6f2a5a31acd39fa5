"""Chosen in an expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        return x * 2 if self.mode[:5] == "train" else x  # expect: MSG619 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
