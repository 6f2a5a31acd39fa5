"""A question for each Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        large = [v for v in (x, x * 2) if v.sum() > 2]  # expect: MSG319
        return large[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
