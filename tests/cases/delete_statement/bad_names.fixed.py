"""Several names in one statement, and a name that is bound again."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, mask):
        # expect: MSG101 [safe]
        a = x
        b = x + 1
        c = a + b
        # expect: MSG101 [safe]
        d = c * 2
        # expect: MSG101 [safe]
        d = c * 3
        e = x  # expect: MSG101 [safe]
        return c + d


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor([1.0, 0.0], ms.float32)
