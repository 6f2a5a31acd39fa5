"""`nn.Module` is `nn.Cell`."""

from mindspore import nn


class Net(nn.Module):  # expect: MSG801
    pass
