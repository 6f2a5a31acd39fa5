"""What a global dict remembers for a key: a mask for a shape."""
import mindspore as ms
from mindspore import Tensor, nn, ops

MASKS = {}


def mask_for(x):
    key = x.shape
    if key not in MASKS:
        ones = ops.ones(key, x.dtype)
        MASKS[key] = ones * 2  # expect: MSG706 [unsafe]
    return MASKS[key]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * mask_for(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
