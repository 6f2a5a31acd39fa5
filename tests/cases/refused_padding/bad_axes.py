"""A number for each axis, where two are taken."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(1, 2, 3, padding=(1, 0), pad_mode="pad")  # expect: MSG813 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def inputs():
    return (Tensor([[[[1.0, -2.0, 3.0], [4.0, 5.0, 6.0], [0.0, 1.0, 2.0]]]], ms.float32),)
