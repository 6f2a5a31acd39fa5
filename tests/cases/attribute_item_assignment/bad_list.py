"""An item of a list: a number, a Tensor, an update, a slice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3]
        self.slots = [None, None]

    def construct(self, x):
        self.sizes[0] = 5  # expect: MSG204
        self.sizes[1] += 1  # expect: MSG204
        self.sizes[2:3] = [7]  # expect: MSG204
        self.slots[0] = x  # expect: MSG204
        return x + self.sizes[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
