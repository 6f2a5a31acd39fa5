"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.parts = [x, x + 1]  # expect: MSG201 [unsafe]
        self.parts[0] = x * 2  # expect: MSG256
        return self.parts[0] + self.parts[1]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
