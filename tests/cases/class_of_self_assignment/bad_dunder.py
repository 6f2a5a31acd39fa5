"""`self.__class__`, in a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    calls = 0

    def count(self):
        self.__class__.calls = 3  # expect: MSG241

    def construct(self, x: Tensor):
        self.count()
        return x * 2


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
