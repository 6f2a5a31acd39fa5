"""In a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scaled(self, x):
        y = x + Tensor(x.numpy())  # expect: MSG627
        return y

    def construct(self, x: Tensor):
        return self.scaled(x * 2)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
