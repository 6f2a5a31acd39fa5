"""The caller of the network has the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        x += 1  # expect: MSG704 [unsafe]
        return x.sum()


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
