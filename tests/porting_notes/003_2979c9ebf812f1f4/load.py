"""`torch.load` is `load_checkpoint`, which cannot read `.pth`."""

import mindspore as ms

state = ms.load_checkpoint("checkpoints/resnet50_ibn_a.pth")  # expect: MSG816
