"""`import` in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor
import string


@ms.jit
def compute(x):
    if x.ndim > 3:
        # expect: MSG103 [unsafe]

        return len(string.digits)
    return x * 2


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
