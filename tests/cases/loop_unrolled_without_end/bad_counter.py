"""A counter beside a condition on a Tensor."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        steps = 0
        while True:  # expect: MSG328
            x = x * 2
            steps += 1
            if x.sum() > 100:
                break
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
