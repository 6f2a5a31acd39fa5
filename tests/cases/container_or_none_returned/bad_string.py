"""A string, or None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        name = None
        if x.sum() > 1:
            name = "large"
        return x, name  # expect: MSG358


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
