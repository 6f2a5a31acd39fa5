"""An environment variable that changes."""
import os

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if os.environ.get("MSGRAPH_MODE", "slow") == "fast":  # expect: MSG741
            return x * 2
        return x


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    first = net(x)
    os.environ["MSGRAPH_MODE"] = "fast"
    return first, net(x)
