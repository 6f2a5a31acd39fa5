"""A helper returns a list of Tensors or a tuple of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = self.parts(x)
        z = [y, x]
        return z[1]

    def parts(self, x):
        if x.sum() > 1:
            return [x, x]
        return x, x  # expect: MSG313


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
