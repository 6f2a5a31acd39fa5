"""The first of two lambdas, which graph code only asks for its truth."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.add, self.half = (lambda a: a + 1), (lambda a: a / 2)

    def construct(self, x):
        if self.add:  # expect: MSG126
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
