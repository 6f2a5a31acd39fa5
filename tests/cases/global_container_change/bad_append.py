"""A list that is appended to."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


class Net(nn.Cell):
    def construct(self, x):
        SEEN.append(2)  # expect: MSG706
        return x + len(SEEN)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
