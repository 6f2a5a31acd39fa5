"""What may be missing is asked for before, caught, or put there by the file itself."""
import mindspore as ms
from mindspore import Tensor, nn, ops

try:
    from mindspore.ops import flash_softmax
except ImportError:
    flash_softmax = None

if hasattr(ops, "softmax3"):
    softmax = ops.softmax3
else:
    softmax = ops.softmax

ops.doubled = lambda x: x + x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.doubled = ops.doubled if False else nn.ReLU()

    def construct(self, x: Tensor):
        return self.doubled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
