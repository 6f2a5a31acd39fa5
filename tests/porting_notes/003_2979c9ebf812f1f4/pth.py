"""`.pth` and `.ckpt` do not stand for one another."""

import mindspore as ms
from mindspore import nn

net = nn.Dense(2, 2)
ms.load_param_into_net(net, ms.load_checkpoint("net.pt"))  # expect: MSG816
