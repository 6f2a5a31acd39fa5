"""Lists and tuples are looked into, and so are the keys of a dict."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = {1: 2, 3: 4}
        y = x if int(x[1]) in found.keys() else x * 2
        return y if int(x[0]) in (1, 2) else x * 3


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
