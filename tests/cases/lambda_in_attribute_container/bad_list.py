"""A list of lambdas."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = [lambda a: a + 1, lambda a: a * 2]

    def construct(self, x):
        return self.steps[1](x)  # expect: MSG126


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
