"""A Tensor that is printed, and another object's method of the name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Meter(nn.Cell):
    def construct(self, x):
        return self.info(x)

    def info(self, x):
        return ops.relu(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def construct(self, x):
        y = self.meter.info(x)
        print("mean", y.mean())
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
