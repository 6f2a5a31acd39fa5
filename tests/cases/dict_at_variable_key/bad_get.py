"""Asked for by get."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {1: 2.0, 3: 0.5}

    def construct(self, x: Tensor):
        return x * self.scales.get(int(x[0]))  # expect: MSG242


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
