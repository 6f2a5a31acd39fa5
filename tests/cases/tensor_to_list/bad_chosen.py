"""As many numbers as the Tensor says: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x[x > 1]
        return x * y.tolist().index(2.0)  # expect: MSG624


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
