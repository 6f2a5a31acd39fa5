"""Under a condition."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, scale):
        x = x.copy()
        if scale > 1:
            x[0] = 9  # expect: MSG703 [unsafe]
        return x.sum()


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(2.0, ms.float32),)
