"""A bool on `self` decides about the first round."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, skip_first=True):
        super().__init__()
        self.skip = skip_first is True

    def construct(self, x: Tensor):
        for i in range(self.skip, 3):  # expect: MSG315 [safe]
            x = x + i
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
