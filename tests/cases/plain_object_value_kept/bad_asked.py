"""Questions to an object whose answers are right by chance."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.name = "net"
        self.double = False


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        if self.config.name is not None:  # expect: MSG540
            x = x * 2
        if self.config.double:  # expect: MSG540
            x = x + 3
        if isinstance(self.config.name, int):  # expect: MSG540
            x = x + 4
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
