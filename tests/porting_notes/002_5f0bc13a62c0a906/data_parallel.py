"""`DistributedDataParallel` alone, no `DataParallel`."""

from mindspore import nn


def spread(net):
    return nn.DataParallel(net)  # expect: MSG801
