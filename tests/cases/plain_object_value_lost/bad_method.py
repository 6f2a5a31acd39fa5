"""What a method of an object returns decides, or goes into a function."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Helper:
    def __init__(self):
        self.limit = 2

    def is_on(self):
        return self.limit > 1

    def double(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.helper = Helper()

    def construct(self, x: Tensor):
        y = ops.relu(self.helper.double(x))  # expect: MSG539
        if self.helper.is_on():  # expect: MSG539
            y = y + 1
        return y


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
