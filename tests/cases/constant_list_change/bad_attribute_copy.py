"""`list` of an attribute that is a list: the attribute changes with it."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [2, 3]

    def construct(self, x):
        sizes = list(self.sizes)
        sizes.extend([1])  # expect: MSG713 [safe]
        return x * len(sizes)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
