"""What a Tensor decides in the loop changes nothing about the name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        last = None
        for i in range(2):
            if x.sum() > 200:
                x = x - 1
            last = x + i
        return last  # expect: MSG302 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
