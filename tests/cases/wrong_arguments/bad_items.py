"""Items one by one, where a function makes an array of its only argument."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


def make_float3(items):
    return np.array(items, dtype=np.float32)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        low = make_float3(0.0, 1.0, 2.0); scale = 2.0  # expect: MSG803 [unsafe]
        self.low = Tensor(low * scale)
        self.high = Tensor(make_float3(  # expect: MSG803 [unsafe]
            1.0 if scale > 0.0 else 2.0,  # the first
            2.0,
            (3.0),
        ))
        self.both = Tensor(make_float3((1.0, 2.0, 3.0)))

    def construct(self, x: Tensor):
        return x * self.high + self.low + self.both


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
