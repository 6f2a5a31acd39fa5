"""Arguments from a dict."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"a": 1.0, "b": 2.0}

    def construct(self, x: Tensor):
        scale = random.uniform(**self.options)  # expect: MSG711
        return x * scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
