"""In a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return self.scaled(x, 1)

    def scaled(self, x, factor):
        if factor == 3:
            return x * scale  # expect: MSG320
        return x * factor


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
