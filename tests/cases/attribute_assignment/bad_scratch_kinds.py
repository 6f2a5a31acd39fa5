"""Attributes of several kinds used like local names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {}
        self.a, self.b = 0, 0
        self._n = None

    def construct(self, x):
        n = 2
        self.options = {"scale": 2}  # expect: MSG201 [unsafe]
        self.a, self.b = 1, 2  # expect: MSG201 [unsafe], MSG201 [unsafe]
        self._n = x.shape[0]  # expect: MSG201 [unsafe]
        return x * self.options["scale"] + self.a + self.b + self._n * n


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
