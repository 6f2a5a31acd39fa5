"""In a function under `@ms.jit`, not evaluated first."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    y = x + (size := x.shape[0])  # expect: MSG104
    return y * size


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
