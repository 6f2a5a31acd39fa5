"""A name that only one branch binds: PyNative raises in the other."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.wide = True
        self.deep = True

    def construct(self, x: Tensor):
        if self.wide:
            y = x + 1
        del y  # expect: MSG101 [unsafe]
        if self.deep:
            z = x + 2
        else:
            z = x + 3
        x = x + z
        del z  # expect: MSG101 [safe]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
