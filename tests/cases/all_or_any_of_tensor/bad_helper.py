"""In a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def double(self, x):
        if any(x > 1):  # expect: MSG613 [unsafe]
            return x
        return x * 2

    def construct(self, x: Tensor):
        return self.double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
