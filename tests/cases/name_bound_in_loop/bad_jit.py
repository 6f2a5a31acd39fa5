"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def last(x):
    for i in range(2):
        y = x * i
    return y  # expect: MSG302 [safe]


def run():
    return last(Tensor([1.0, 2.0], ms.float32))
