"""Something done at the first call only: the graph does it at every call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = True

    def construct(self, x):
        if self.first:
            x = x * 2
            self.first = False  # expect: MSG218
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
