"""A value of unknown kind, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, k=1):
        super().__init__()
        self.k = k

    def shifted(self, x, k):
        return x + 1 if k is 1 else x  # expect: MSG135 [unsafe]

    def construct(self, x):
        return self.shifted(x, self.k)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
