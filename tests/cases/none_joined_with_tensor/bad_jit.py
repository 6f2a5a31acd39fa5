"""In a function under `@ms.jit`, read under the same condition again."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    y = None
    if not x.sum() > 100:
        y = x * 2
    if not x.sum() > 100:
        x = x + y  # expect: MSG403
    return x


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
