"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    return [x * 2, None]  # expect: MSG406


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
