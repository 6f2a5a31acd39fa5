"""`in` and `not in` a set of constants."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "mean"

    def construct(self, x):
        if x.shape[0] in (2, 3):  # expect: MSG106 [safe]
            x = x * 2
        if self.mode not in ("sum",):  # expect: MSG106 [safe]
            x = x + 1
        if x.dtype in (ms.float16, ms.float32):  # expect: MSG106 [safe]
            x = x + 3
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
