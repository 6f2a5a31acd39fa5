"""A layer made at the first call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = None

    def construct(self, x):
        if self.act is None:
            self.act = nn.ReLU()  # expect: MSG219
        return self.act(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
