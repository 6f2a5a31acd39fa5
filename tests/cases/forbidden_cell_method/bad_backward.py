"""A backward hook."""
import mindspore as ms
from mindspore import Tensor, nn


def hook(cell, inputs, output):
    return inputs


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        self.relu.register_backward_hook(hook)  # expect: MSG621
        return self.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
