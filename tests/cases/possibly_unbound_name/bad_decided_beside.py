"""What a Tensor decides beside the name changes nothing about it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, mask=None, flag=False):
        if mask is None or flag:
            if x.sum() > 100:
                x = x + 1
            a = x
        return a * 2  # expect: MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
