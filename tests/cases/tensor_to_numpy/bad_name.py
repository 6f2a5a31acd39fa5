"""An array that has a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.numpy()  # expect: MSG601
        return Tensor(y + 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
