"""A condition outside the loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        kept = [v for v in (x, x * 2) if b > 1]  # expect: MSG319
        return kept[0]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
