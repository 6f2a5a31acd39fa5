"""A coroutine of the module, named in `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


async def later(value):  # expect: MSG112
    return value


class Net(nn.Cell):
    def construct(self, x):
        later(x).close()
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
