"""A class of the project, and a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Mode:
    pass


class Net(nn.Cell):
    def construct(self, x):
        parts = {Mode: x, "other": x * 2}  # expect: MSG349
        return parts[Mode]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
