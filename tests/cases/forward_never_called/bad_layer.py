"""The layer has a `construct`, which runs instead."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.ReLU):
    def forward(self, x: Tensor):  # expect: MSG811
        return x * 10


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)


def expected():
    return Tensor([10.0, 20.0], ms.float32)
