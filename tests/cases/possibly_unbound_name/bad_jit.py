"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    if x.ndim == 1:
        y = x * 2
    return y  # expect: MSG301 [unsafe]


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
