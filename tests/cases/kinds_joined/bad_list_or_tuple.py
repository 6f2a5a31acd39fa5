"""A tuple or a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            pair = (x, x)
        else:
            pair = [x, x * 2]
        return pair[0]  # expect: MSG313


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
