"""An attribute deleted by name and set again."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        delattr(self, "scale")  # expect: MSG213
        setattr(self, "scale", 2)  # expect: MSG212
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
