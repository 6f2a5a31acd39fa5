"""The characters of a string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.text = 'ab'

    def construct(self, x):
        return x * len(list(map(lambda c: c, self.text)))  # expect: MSG331


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
