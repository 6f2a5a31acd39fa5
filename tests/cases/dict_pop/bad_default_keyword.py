"""A keyword that nobody passes, and its default."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, **kwargs):
        scale = kwargs.pop("scale", None)  # expect: MSG227 [safe]
        if scale is not None:
            x = x * scale
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
