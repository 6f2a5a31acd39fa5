"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    if x.sum() > 100:
        raise ValueError("too large")  # expect: MSG306
    return x * 2


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
