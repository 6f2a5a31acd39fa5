"""None that stays inside the graph."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pair(self, x):
        return None, x

    def construct(self, x):
        _, y = self.pair(x)
        return x, y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
