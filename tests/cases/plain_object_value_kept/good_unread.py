"""What nobody reads the compiler drops; what is on `self` it knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.name = "net"


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()
        self.name = self.config.name

    def construct(self, x: Tensor):
        unread = self.config.name
        if self.name is not None:
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
