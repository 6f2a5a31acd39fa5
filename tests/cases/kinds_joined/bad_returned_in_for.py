"""An unrolled loop returns a Tensor, and what follows it a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(2):
            if x.sum() > i:
                return x
        return x, x  # expect: MSG313


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
