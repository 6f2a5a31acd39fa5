"""A counter beside a Tensor in the condition of a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        i = 0
        while i < 3 and b > 0:  # expect: MSG311
            x = x + 1
            i = i + 1
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
