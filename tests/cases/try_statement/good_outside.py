"""Python code around the graph may handle exceptions."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        try:
            self.scale = int("two")
        except ValueError:
            self.scale = 2

    def construct(self, x):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
