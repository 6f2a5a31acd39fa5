"""A condition that looks constant: an attribute of a plain object (constant from MindSpore 2.7 on)."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.use_bias = True


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x):
        y = None
        if self.config.use_bias:  # expect: MSG539
            y = x + 1
        return y  # expect: MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
