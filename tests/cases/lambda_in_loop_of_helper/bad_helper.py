"""In a method whose result is an operand."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def repeat(self, x):
        for _ in range(2):
            add = lambda y: y + 1  # expect: MSG326
            x = add(x)
        return x

    def construct(self, x: Tensor):
        return self.repeat(x) + ops.ones_like(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
