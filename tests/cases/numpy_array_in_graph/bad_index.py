"""An element."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.numpy()[0]  # expect: MSG602
        return x * float(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
