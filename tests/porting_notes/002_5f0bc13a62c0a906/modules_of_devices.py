"""`torch.cuda.set_device` becomes `torch.npu.set_device`."""

import mindspore as ms


def choose():
    ms.cuda.set_device(0)  # expect: MSG801


def choose_other():
    ms.npu.set_device(0)  # expect: MSG801
