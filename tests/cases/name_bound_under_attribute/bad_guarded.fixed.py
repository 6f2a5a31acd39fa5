"""Read under the same condition again."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.shortcut = None

    def construct(self, x):
        identity = None
        if self.shortcut is not None:
            identity = self.shortcut(x)
        y = x * 2
        if self.shortcut is not None:
            y = y + identity  # expect: MSG303 [safe]
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
