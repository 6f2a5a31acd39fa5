"""In a branch that is never taken, under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    if x.ndim > 3:
        class Scale:  # expect: MSG111
            value = 2

        return x * Scale.value
    return x * 3


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
