"""A list for each key."""
from collections import defaultdict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        groups = defaultdict(list)  # expect: MSG626
        groups["a"].append(1)
        return x * len(groups["a"])


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
