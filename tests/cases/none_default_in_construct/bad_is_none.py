"""The argument is compared with None: no rewrite."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask=None, *, scale=None):  # expect: MSG401, MSG401
        if mask is not None:
            x = x * mask
        if scale is None:
            return x
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
