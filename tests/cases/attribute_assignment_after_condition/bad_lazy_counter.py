"""A counter that starts as None: it starts anew at every call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = None

    def construct(self, x):
        if self.step is None:
            self.step = 0  # expect: MSG218
        self.step += 1  # expect: MSG218
        return x * self.step


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
