"""A dict, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = {"add": lambda a: a + 1}

    def run(self, x):
        return self.steps["add"](x)  # expect: MSG126

    def construct(self, x):
        return self.run(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
