"""A loop over an iterator."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for k in iter([1, 2]):
            x = x * k
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
