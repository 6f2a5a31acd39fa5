"""What a helper returns is unpacked."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        if x.mean() > 0:
            return (x, x * 2)  # expect: MSG357

    def construct(self, x: Tensor):
        first, second = self.parts(x)
        return first + second


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
