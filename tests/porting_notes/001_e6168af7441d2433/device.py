"""The device is chosen by the context alone."""

import mindspore as ms
from mindspore import Tensor, ops


def on_device(x: Tensor):
    ms.set_context(device_target="cuda")  # expect: MSG814
    return ops.relu(x).cuda()  # expect: MSG804
