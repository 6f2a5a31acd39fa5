"""Nothing reads what it gives: the compiler drops it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        item = next(iter([x, x * 2]))
        item = x + 1
        rest = iter([x, x * 2])
        both = next(rest) + next(rest)
        return item


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
