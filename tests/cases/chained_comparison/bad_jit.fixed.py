"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    size = x.shape[0]
    if 5 > size and size >= 1:  # expect: MSG132 [safe]
        x = x * 2
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
