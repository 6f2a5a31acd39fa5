"""An attribute that is None when the function is compiled that computes with it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = None

    def construct(self, x):
        y = self.measured(x)
        return y * self.scale

    def measured(self, x):
        self.scale = x.mean()  # expect: MSG222
        return ops.relu(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
