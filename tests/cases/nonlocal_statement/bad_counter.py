"""A nested function that counts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        count = 0

        def step():
            nonlocal count  # expect: MSG107
            count = count + 1
            return count

        return x + step()


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
