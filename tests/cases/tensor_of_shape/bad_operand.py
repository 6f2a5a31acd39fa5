"""As an operand, with and without a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = Tensor(x.shape[0], ms.float32)  # expect: MSG528
        return x / rows + Tensor(x.ndim, ms.float32)  # expect: MSG528


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
