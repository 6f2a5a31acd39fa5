"""`x.to(device)` is not supported."""

import mindspore as ms
from mindspore import nn, ops


class Net(nn.Cell):
    def construct(self, x):
        return ops.relu(x).to("cuda")  # expect: MSG814


def moved(n):
    x = ops.ones((n, 2), ms.float32)
    return x.to("cuda:0")  # expect: MSG814
