"""`__init__`, methods that graph code does not call and branches that the parser drops may set anything."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 0
        self.debug = False
        self.reset()

    def reset(self):
        self.k = 1

    def construct(self, x):
        return x + self.k


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
