"""An attribute of `self`."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _all(least):
    return all([size >= least for size in (1, 2)])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.least = 2

    def construct(self, x: Tensor):
        if _all(self.least):  # expect: MSG654 [safe]
            return x * 2
        return x + 1


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
