"""None makes a new axis, where a number takes a row."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.row = None

    def construct(self, x: Tensor):
        row = self.setup()
        return x[row]

    def setup(self):
        row = 1  # expect: MSG202 [unsafe]
        return row


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
