"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


class ShapeError(ValueError):
    pass


@ms.jit
def compute(x):
    if x.ndim != 1:
        raise ShapeError("one dimension expected")  # expect: MSG122 [unsafe]
    return x * 2


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
