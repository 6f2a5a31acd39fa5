"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        last = [0]
        for last[0] in range(3):
            pass
        self.k = last[0]

    def construct(self, x):
        return x + self.k


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
