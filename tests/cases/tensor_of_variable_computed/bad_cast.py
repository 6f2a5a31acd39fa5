"""With a dtype, and of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * ms.tensor(x > 1, dtype=ms.float32)  # expect: MSG527 [unsafe]
        return y + ms.tensor([x.sum()], dtype=ms.float32)  # expect: MSG527 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
