"""A counter."""
import collections

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        counts = collections.defaultdict(int)  # expect: MSG626
        counts["a"] += 1
        return x * counts["a"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
