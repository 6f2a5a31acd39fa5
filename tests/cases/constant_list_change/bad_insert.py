"""With an item before the others."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = 9

    def construct(self, x):
        items = [1, 2]
        items.insert(0, self.size)  # expect: MSG713 [safe]
        return items


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
