"""To the compiler the object is of no class, and has each attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.mode = "double"


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        if isinstance(self.config.mode, str):  # expect: MSG539
            x = x * 2
        if isinstance(self.config, Config):  # expect: MSG539
            x = x + 3
        if hasattr(self.config, "offset"):  # expect: MSG539
            x = x + 5
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
