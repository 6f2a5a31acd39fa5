"""Under a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 3
        names = locals()  # expect: MSG742
        if "factor" in names:
            x = x * factor
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
