"""An array made a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * 2, x.sum().asnumpy().tolist()  # expect: MSG601 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
