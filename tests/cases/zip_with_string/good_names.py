"""A list of names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        for name, part in zip(["a", "b"], (x, x * 2)):
            y = y + part
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
