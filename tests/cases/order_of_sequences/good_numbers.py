"""Numbers, shapes, and what the compiler does not come to."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.version = (2, 0)

    def construct(self, x):
        if x.shape < (4, 4):
            x = x + 1
        if (1, 2) < (1, 3):
            x = x + 2
        if self.version < (2, 1):
            x = x + 4
        if (1, 'a') < (2, 'b'):
            x = x + 8
        if (1, 2) < (1, 2, 'a'):
            x = x + 16
        if (1, x.sum()) < (2, x.max()):
            x = x + 32
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
