"""None that is kept on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.test = None

    def construct(self, x):
        for n in filter(self.test, (0, 2)):  # expect: MSG332
            x = x + n
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
