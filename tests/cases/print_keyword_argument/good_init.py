"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        print("made", end="")

    def construct(self, x):
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
