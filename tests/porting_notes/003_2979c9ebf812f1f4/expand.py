"""`expand(3, 3)` is `broadcast_to((3, 3))`."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        return x.expand(3, 3)  # expect: MSG656
