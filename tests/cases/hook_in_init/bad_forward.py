"""Hooks that change the input and the output."""
import mindspore as ms
from mindspore import Tensor, nn


def double(cell, inputs):
    return (inputs[0] * 2,)


def triple(cell, inputs, output):
    return output * 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.relu.register_forward_pre_hook(double)
        self.relu.register_forward_hook(triple)

    def construct(self, x: Tensor):
        return self.relu(x)  # expect: MSG533


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
