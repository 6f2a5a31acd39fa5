"""`del` in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    y = x + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
