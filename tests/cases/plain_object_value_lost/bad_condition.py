"""A condition on a truth value in an object, by a name too."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.double = True


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        if self.config.double:  # expect: MSG539
            x = x * 2
        double = self.config.double
        return x if double else x + 1  # expect: MSG539


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
