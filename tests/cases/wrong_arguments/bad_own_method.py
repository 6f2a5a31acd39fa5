"""A method of the class, called in graph code with an argument too many."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scaled(self, x, factor):
        return x * factor

    def construct(self, x: Tensor):
        return self.scaled(x, 2.0, True)  # expect: MSG803


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
