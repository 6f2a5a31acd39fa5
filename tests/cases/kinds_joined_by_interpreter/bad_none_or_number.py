"""A helper returns a number or None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = self.kind(x)
        z = [y, x]
        return z[1]

    def kind(self, x):
        if x.sum() > 1:
            return 1
        return None  # expect: MSG336


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
