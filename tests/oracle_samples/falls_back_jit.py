"""A jitted function follows STRICT too."""
import mindspore as ms
from mindspore import Tensor, jit


@ms.jit()
def double(x):
    return Tensor(x.asnumpy() * 2)


@jit
def twice_double(x):
    return double(double(x))


def run():
    return twice_double(Tensor([1.0, 2.0], ms.float32))
