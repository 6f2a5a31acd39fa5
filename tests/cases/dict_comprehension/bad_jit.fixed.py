"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    parts = {}
    for i in range(3):
        parts[i] = x * i  # expect: MSG130 [safe]
    return parts[1] + parts[2]


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
