"""A global list that is read."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


class Net(nn.Cell):
    def construct(self, x):
        return x + SEEN[0] + len(SEEN)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
