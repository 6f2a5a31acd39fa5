"""Two lambdas that are unpacked, on one line and on a line each."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.add, self.half = (lambda a: a + 1), (lambda a: a / 2)
        self.double, self.third = (
            lambda a: a * 2,
            lambda a: a / 3,
        )

    def construct(self, x):
        x = self.add(x)  # expect: MSG126
        return self.double(x)  # expect: MSG126


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
