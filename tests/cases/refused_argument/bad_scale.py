"""A scale as a whole number, as PyTorch takes it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.interpolate(x, scale_factor=2, mode="nearest")  # expect: MSG819


def inputs():
    return (Tensor([[[[1.0, 2.0], [3.0, 4.0]]]], ms.float32),)
