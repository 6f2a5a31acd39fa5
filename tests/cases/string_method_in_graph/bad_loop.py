"""A loop over the parts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        for part in self.mode.split("_"):  # expect: MSG629 [safe]
            if part == "fast":
                x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
