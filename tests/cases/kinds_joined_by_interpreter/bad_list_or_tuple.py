"""A list of numbers or a tuple of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = self.parts(x)
        z = [y, x]
        return z[1]

    def parts(self, x):
        if x.sum() > 1:
            return [1, 2]
        return x, x  # expect: MSG336


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
