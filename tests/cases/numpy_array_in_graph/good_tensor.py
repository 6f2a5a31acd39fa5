"""The Tensor itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * x.shape[0] + x[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
