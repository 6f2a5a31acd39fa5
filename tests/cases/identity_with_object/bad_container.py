"""Lists, dicts and plain objects."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    pass


OPTIONS = Options()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1]
        self.table = {}
        self.options = OPTIONS

    def construct(self, x: Tensor):
        if self.sizes is self.sizes:  # expect: MSG521
            x = x * 2
        if self.table is self.table:  # expect: MSG521
            x = x * 3
        if self.options is OPTIONS:  # expect: MSG521
            x = x + 1
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
