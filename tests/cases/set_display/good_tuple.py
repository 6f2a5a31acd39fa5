"""A tuple for membership, `set()` for a set."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.shape[0] in (2, 3):
            x = x * 2
        sizes = set([1, 2])
        return x + len(sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
