"""The new value is returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        count = 0

        def step(count):
            return count + 1

        count = step(count)
        return x + count


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
