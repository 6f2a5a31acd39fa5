"""A local list of the same name."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


class Net(nn.Cell):
    def construct(self, x):
        SEEN = [x]
        SEEN.append(x)
        return x * len(SEEN)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
