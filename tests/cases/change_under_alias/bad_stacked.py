"""A function gets the list."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = [y]
        y[0] = 5.0  # expect: MSG702
        return ops.stack(outs)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
