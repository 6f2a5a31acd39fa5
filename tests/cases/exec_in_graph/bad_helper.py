"""In a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def prepare(self):
        exec("1 + 1")  # expect: MSG631

    def construct(self, x: Tensor):
        self.prepare()
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
