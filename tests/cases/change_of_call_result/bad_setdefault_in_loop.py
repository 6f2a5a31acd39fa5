"""`setdefault` in a loop, with a key that changes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        groups = {}
        for i in range(4):
            groups.setdefault(i % 2, []).append(i)  # expect: MSG234
        return x * groups[0][1] + x * groups[1][1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
