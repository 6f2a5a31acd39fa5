"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    if x.ndim == 1:  # expect: MSG135 [safe]
        x = x + 1
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
