"""A list of numbers or a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        if x.sum() > 1:
            y = [1, 2]
        z = [y, x]  # expect: MSG336
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
