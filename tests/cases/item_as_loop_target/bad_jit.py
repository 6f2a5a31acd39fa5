"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    last = [0]
    for last[0] in range(3):  # expect: MSG125
        x = x + last[0]
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
