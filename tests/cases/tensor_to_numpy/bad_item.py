"""A number, by way of an array."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.sum().asnumpy().item()  # expect: MSG601 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
