"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def apply(x):
    shift = x

    def shifted(y):
        return y + shift

    shift = x * 3  # expect: MSG307 [safe]
    return shifted(x)


def run():
    return apply(Tensor([1.0, 2.0], ms.float32))
