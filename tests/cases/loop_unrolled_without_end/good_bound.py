"""The counter ends the loop too, or what changes is a float, which ends at infinity."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        steps = 0
        while True:
            x = x * 2
            steps += 1
            if steps > 3 or x.sum() > 100:
                break
        scale = 1.0
        while True:
            x = x * 2
            scale *= 2.0
            if x.sum() > 1000:
                break
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
