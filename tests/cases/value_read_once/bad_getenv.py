"""An environment variable under a name."""
import os

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mode = os.getenv("MSGRAPH_MODE", "slow")  # expect: MSG741
        if mode == "fast":
            return x * 2
        return x


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    first = net(x)
    os.environ["MSGRAPH_MODE"] = "fast"
    return first, net(x)
