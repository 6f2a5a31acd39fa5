"""A method whose result nobody reads."""
import mindspore as ms
from mindspore import Tensor, nn


class Helper:
    def __init__(self):
        self.limit = 2

    def half(self):
        return self.limit / 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.helper = Helper()

    def construct(self, x: Tensor):
        self.helper.half()  # expect: MSG531
        return x + 1


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
