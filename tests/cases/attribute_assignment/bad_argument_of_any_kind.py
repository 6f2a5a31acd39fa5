"""What the constructor is given, nothing shows what, and graph code assigns anew."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Counter(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.length = config["length"]

    def construct(self, x: Tensor):
        self.length = x.shape[0]  # expect: MSG201
        return x * self.length


def Net():
    return Counter({"length": 2})


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
