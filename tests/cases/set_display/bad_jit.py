"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    for size in {1}:  # expect: MSG106
        x = x + size
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
