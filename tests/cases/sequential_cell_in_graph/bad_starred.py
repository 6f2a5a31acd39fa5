"""A list that is unpacked: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        layers = [nn.ReLU(), nn.Sigmoid()]
        return nn.SequentialCell(*layers)(x - 1)  # expect: MSG506


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
