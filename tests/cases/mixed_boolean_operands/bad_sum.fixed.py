"""The sum of a Tensor, whose truth can always be asked for, then an attribute of `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = True

    def construct(self, x: Tensor):
        if self.scaled and x.sum() > 0:  # expect: MSG311 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
