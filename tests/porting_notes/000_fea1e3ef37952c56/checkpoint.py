"""Checkpoints of MindSpore and of PyTorch cannot be read by the other one."""

import mindspore as ms


def restored(net):
    return ms.load_checkpoint("resnet50.pth", net)  # expect: MSG816
