"""Numbers of float16."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.astype(ms.float16)
        return x * [each.item() for each in y.float()][0]  # expect: MSG624 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
