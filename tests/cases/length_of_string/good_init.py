"""Asked in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"
        self.length = len(self.mode)

    def construct(self, x: Tensor):
        return x * self.length


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
