"""One of two objects, where two ways meet."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first = [1.0]
        other = [5.0]
        if x.shape[0] > 1:
            chosen = first
        else:
            chosen = other
        chosen.append(2.0)  # expect: MSG702
        return x * len(first) + len(other)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
