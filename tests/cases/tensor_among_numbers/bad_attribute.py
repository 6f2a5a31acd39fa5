"""The numbers stand on `self`: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [1, 2]

    def construct(self, x: Tensor, b: Tensor):
        if b in self.steps:  # expect: MSG314
            return x * 2
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2, ms.int32)
