"""Modes of PyTorch that MindSpore does not have."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2.0 if True else 3.0  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        if False: x = x * 5  # expect: MSG801 [unsafe]
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
