"""One of two objects, by a condition."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first = [1.0]
        other = [5.0]
        chosen = first if x.shape[0] > 1 else other
        chosen.append(2.0)  # expect: MSG702
        return x * len(first) + len(other)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
