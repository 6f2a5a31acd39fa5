"""In graph code too."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        ops.clamp(x, 0.0, 1.0)  # expect: MSG825 [unsafe]
        return x


def inputs():
    return (Tensor([-1.0, 2.0], ms.float32),)


def expected():
    return Tensor([0.0, 1.0], ms.float32)


FIX_CHANGES_RESULT = "the values are clamped"
