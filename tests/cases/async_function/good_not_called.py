"""A coroutine that graph code does not use."""
import mindspore as ms
from mindspore import Tensor, nn


async def later(value):
    return value


class Net(nn.Cell):
    async def report(self):
        return await later(1)

    def construct(self, x):
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
