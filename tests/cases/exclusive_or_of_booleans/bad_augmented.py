"""`^=`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = True

    def construct(self, x: Tensor):
        odd = x.ndim == 2
        odd ^= self.first  # expect: MSG651
        if odd:
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
