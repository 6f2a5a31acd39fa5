"""A number for a bool."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        parts = {True: x, False: x * 2}
        return parts[1]  # expect: MSG350


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
