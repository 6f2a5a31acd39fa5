"""The length is asked for."""
import mindspore as ms
from mindspore import Tensor, nn


SEEN = [1]


class Net(nn.Cell):
    def construct(self, x):
        SEEN.extend([2])  # expect: MSG706
        return x + len(SEEN)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
