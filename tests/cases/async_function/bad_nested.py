"""A nested coroutine that nobody awaits."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        async def later(value):  # expect: MSG112
            return value

        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
