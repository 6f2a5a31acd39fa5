"""`cuda:0` becomes `npu:0`."""

import mindspore as ms


def start():
    ms.set_context(device_target="npu:0")  # expect: MSG814
    ms.set_device("cuda:0")  # expect: MSG814
