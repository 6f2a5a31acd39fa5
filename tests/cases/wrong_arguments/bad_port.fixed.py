"""Sizes one by one, and layers that change their input, as in PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()  # expect: MSG803 [unsafe]

    def construct(self, x: Tensor):
        return self.relu(x) + ops.zeros((2, 1, 2))  # expect: MSG803 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
