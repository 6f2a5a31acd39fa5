"""The base of a number in a text, and what is counted."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = "1f"

    def construct(self, x):
        total = int(self.mask, base=16)  # expect: MSG685
        for i, size in enumerate(iterable=(1, 2)):  # expect: MSG685
            total = total + i * size
        return x * total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
