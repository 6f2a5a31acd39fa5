"""A built-in exception that graph code lacks."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim != 1:
            raise ImportError("missing")  # expect: MSG122
        if x.ndim > 3:
            raise LookupError("missing")  # expect: MSG122
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
