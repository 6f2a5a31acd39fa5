"""An item of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.mask = ops.zeros_like(x)  # expect: MSG217 [unsafe]
        self.mask[0] = 1.0  # expect: MSG256
        return x * self.mask


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
