"""A loop over the list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        for k in [each.item() for each in x]:  # expect: MSG624 [unsafe]
            y = y + k
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
