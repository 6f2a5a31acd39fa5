"""The shape has a name of its own, and constants."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        shape = x.shape
        sizes = sorted(shape)
        if any(size > 2 for size in shape) and all((1, 2)):
            return x * sizes[0]
        return x * max(x.shape)


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
