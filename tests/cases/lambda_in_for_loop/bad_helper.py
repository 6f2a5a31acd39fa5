"""In a helper method whose result is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def repeat(self, x):
        for _ in range(2):
            add = lambda y: y + 1  # expect: MSG309
            x = add(x)
        return x

    def construct(self, x):
        return self.repeat(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
