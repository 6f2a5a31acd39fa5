"""A list of constants, or None: its items are asked for, and it is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = None
        if x.sum() > 1:
            sizes = [1, 2]
        y = x * sizes[0] * len(sizes)  # expect: MSG336
        return y, sizes


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
