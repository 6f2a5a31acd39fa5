"""A key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        factors = {"train": 2, "eval": 1}
        return x * factors[self.mode.replace("_fast", "")]  # expect: MSG629 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
