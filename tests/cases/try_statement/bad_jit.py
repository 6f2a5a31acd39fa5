"""`try` in a function under `@ms.jit`, in a loop."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    for i in range(2):
        try:  # expect: MSG102 [unsafe]
            x = x + i
        except ValueError:
            x = x * i
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
