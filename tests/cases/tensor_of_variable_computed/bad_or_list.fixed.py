"""An argument that may be a list, too: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


def normed(x, kernel: Tensor = None):
    if kernel is None:
        kernel = [1.0, 2.0]
    return x * (kernel.astype(ms.float32) if isinstance(kernel, Tensor) else ms.tensor(kernel, dtype=ms.float32))  # expect: MSG527 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return normed(x, x + 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
