"""A hidden state that starts as None: the graph starts anew at every call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = None

    def construct(self, x):
        if self.hidden is None:
            hidden = x
        else:
            hidden = self.hidden + x
        self.hidden = hidden  # expect: MSG218
        return hidden


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
