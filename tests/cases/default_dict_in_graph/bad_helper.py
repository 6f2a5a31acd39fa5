"""In a helper."""
from collections import defaultdict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def h(self, x):
        counts = defaultdict(int)  # expect: MSG626
        return x + counts[3]

    def construct(self, x: Tensor):
        return self.h(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
