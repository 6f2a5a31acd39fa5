"""With a dtype, and of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * (x > 1).astype(ms.float32)  # expect: MSG527 [unsafe]
        return y + ms.ops.stack([x.sum()]).astype(ms.float32)  # expect: MSG527 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
