"""A ported MetaConv2d: its `opt=None` compiles everywhere; `BUG: no manager for this func graph` came from elsewhere."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


def update_parameter(param, step_size, opt):
    return param - step_size * opt["grad"]


class MetaConv2d(nn.Conv2d):
    def __init__(self, in_channels, out_channels, kernel_size):
        super().__init__(in_channels, out_channels, kernel_size, weight_init="ones")
        self.w_step_size = 1
        self.conv = nn.Conv2d(in_channels, out_channels, kernel_size, weight_init="ones")
        self.conv.weight = self.weight

    def construct(self, inputs, opt=0):  # expect: MSG401 [unsafe]
        if opt and opt["meta"]:
            return self.conv(inputs) * update_parameter(self.weight, self.w_step_size, opt).sum()
        return self.conv(inputs)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = MetaConv2d(3, 2, 1)

    def construct(self, x):
        return self.layer(x)


def inputs():
    return (Tensor(np.ones((1, 3, 4, 4), np.float32)),)
