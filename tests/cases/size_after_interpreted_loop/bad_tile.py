"""Repetitions."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        count = 1
        for _ in [x, x + 1].copy():  # expect: MSG225 [safe]
            count += 1
        return x.tile((count, 1))  # expect: MSG361 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
