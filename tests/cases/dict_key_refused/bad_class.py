"""A class of MindSpore."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scales = {nn.ReLU: 2, nn.Tanh: 3}  # expect: MSG349, MSG349
        return x * scales[nn.ReLU]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
