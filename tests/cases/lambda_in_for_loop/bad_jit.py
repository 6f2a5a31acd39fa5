"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def repeat(x):
    for _ in range(2):
        add = lambda y: y + 1  # expect: MSG309
        x = add(x)
    return x


def run():
    return repeat(Tensor([1.0, 2.0], ms.float32))
