"""The name is read under the same condition again: Python always finds it bound."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask=None):
        scale = None
        if mask is not None:
            scale = mask.shape[0]
        y = x + 1
        if mask is not None:
            y = y * scale  # expect: MSG301 [safe]
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
